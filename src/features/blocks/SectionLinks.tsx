import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { TextAnchor } from '../../components/ui/TextLink';
import type { BlockView } from './blockViews';

const List = chakra('ul', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '6', rowGap: '2', marginTop: '8' },
});

/** Links to the titled sections of a long page. */
export function SectionLinks({ blocks }: { blocks: readonly BlockView[] }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('common:onThisPage')}>
      <List>
        {blocks.map(
          ({ code, title }) =>
            title && (
              <li key={code}>
                <TextAnchor href={`#${code}`}>{title}</TextAnchor>
              </li>
            ),
        )}
      </List>
    </nav>
  );
}
