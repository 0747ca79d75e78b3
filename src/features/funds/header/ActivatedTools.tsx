import { Box } from '@chakra-ui/react/box';
import { useTranslation } from 'react-i18next';
import { Flagged, Note } from '../../../components/ui/layout';
import type { ActivatedToolView } from '../fundViews';

type ActivatedToolsProps = {
  tools: readonly ActivatedToolView[];
  /** In a list of funds: without a heading, and without what the tool does, which the fund's page says. */
  isBrief?: boolean;
};

/** Liquidity management tools that the fund uses at present (Directive 2009/65/EC, art. 84(2)): said wherever the fund is shown. */
export function ActivatedTools({ tools, isBrief = false }: ActivatedToolsProps) {
  const { t } = useTranslation();
  return tools.map(({ code, title: tool, text, since, until }) => {
    const title = t('funds:activatedTool.title', { tool });
    const period = t(until === null ? 'funds:activatedTool.since' : 'funds:activatedTool.until', {
      since,
      until,
    });
    if (isBrief) {
      return (
        <Flagged key={code} marginBlock="2">
          <Note color="fg">{`${title}. ${period}`}</Note>
        </Flagged>
      );
    }
    return (
      <Flagged as="section" key={code} aria-label={title} marginTop="4" _print={{ breakInside: 'avoid' }}>
        <Box as="h2" textStyle="label" color="fg.title">
          {title}
        </Box>
        <p>{`${period} ${text}`}</p>
      </Flagged>
    );
  });
}
