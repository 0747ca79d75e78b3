import { useTranslation } from 'react-i18next';
import { Wrap } from '../../components/ui/layout';
import { TextAnchor } from '../../components/ui/TextLink';
import type { BlockView } from './blockViews';

/** Links to the titled sections of a long page. */
export function SectionLinks({ blocks }: { blocks: readonly BlockView[] }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('common:onThisPage')}>
      <Wrap as="ul" columnGap="6" rowGap="2" marginTop="8">
        {blocks.map(
          ({ code, title }) =>
            title && (
              <li key={code}>
                <TextAnchor href={`#${code}`}>{title}</TextAnchor>
              </li>
            ),
        )}
      </Wrap>
    </nav>
  );
}
