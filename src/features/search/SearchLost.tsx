import { chakra } from '@chakra-ui/react/styled-system';
import { layout } from '../../../locales/layout.generated';
import { Button } from '../../components/ui/Button';
import { TextAnchor } from '../../components/ui/TextLink';
import type { Locale } from '../../i18n/locales';
import { pagePath } from '../../routes/routeTable';
import { panel } from '../../theme/recipes';

/** Below the bar, when the search failed to open. */
const Lost = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    position: 'absolute',
    top: '100%',
    insetInlineEnd: '0',
    width: { base: 'full', sm: 'popover' },
    paddingBlock: '4',
    paddingInline: { base: 'gutter', sm: '5' },
    textStyle: 'small',
    ...panel,
    '& li': { paddingBlock: '1' },
    '& :focus-visible': { outlineColor: 'focus' },
    '@media print': { display: 'none !important' },
  },
});

/** The message that the search did not come, with what can be done. Apart from the button, whose script needs none of these words. */
export function SearchLost({ locale }: { locale: Locale }) {
  const { searchLost, tryAgain, fundRange, allNews } = layout[locale];
  return (
    <Lost>
      <p>{searchLost}</p>
      <div>
        <Button variant="outline" data-retry>
          {tryAgain}
        </Button>
      </div>
      <ul>
        <li>
          <TextAnchor href={pagePath('funds-range', locale)}>{fundRange}</TextAnchor>
        </li>
        <li>
          <TextAnchor href={pagePath('news', locale)}>{allNews}</TextAnchor>
        </li>
      </ul>
    </Lost>
  );
}
