import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { RichText } from '../../components/ui/RichText';
import { Section } from '../../components/ui/Section';
import { TextLink } from '../../components/ui/TextLink';
import type { FundNotices, FundView } from './fundViews';
import { PortfolioBreakdown } from './PortfolioBreakdown';

/** What the fund is about: its aim in the manager's words, and who manages it. */
export function PhilosophySection({ fund }: { fund: FundView }) {
  const { t } = useTranslation();
  return (
    <Section id="overview" title={t('funds:section.overview')} ground="sand">
      <Box display="grid" gap="8">
        {fund.description && (
          <Box as="p" textStyle="lead" maxWidth="measure">
            {fund.description}
          </Box>
        )}
        {fund.philosophy && <RichText html={fund.philosophy} />}
        {fund.quote && (
          <Box
            as="figure"
            maxWidth="measure"
            borderInlineStartWidth="2px"
            borderColor="accent"
            paddingInlineStart="6"
          >
            <Box as="blockquote" textStyle="lead" color="fg.title">
              {fund.quote}
            </Box>
            {fund.quoteAuthor && (
              <Box as="figcaption" textStyle="small" color="fg.muted" marginTop="3">
                {fund.quoteAuthor}
              </Box>
            )}
          </Box>
        )}
        {fund.managers.length > 0 && (
          <Box>
            <Box as="h3" textStyle="label" color="fg.title" marginBottom="2">
              {t('funds:managers')}
            </Box>
            <Box as="ul" display="grid" gap="1">
              {fund.managers.map(({ name, role, path }) => (
                <li key={name}>
                  <TextLink to={path}>{name}</TextLink>, {role}
                </li>
              ))}
            </Box>
          </Box>
        )}
      </Box>
    </Section>
  );
}

/** Breakdowns and largest lines, or the notice of a portfolio that is being invested. */
export function PortfolioSection({ fund, notices }: { fund: FundView; notices: FundNotices }) {
  const { t } = useTranslation();
  return (
    <Section id="portfolio" title={t('funds:section.portfolio')} ground="sand">
      {fund.portfolio ? (
        <PortfolioBreakdown portfolio={fund.portfolio} />
      ) : (
        <RichText html={notices.emptyPortfolio} />
      )}
    </Section>
  );
}
