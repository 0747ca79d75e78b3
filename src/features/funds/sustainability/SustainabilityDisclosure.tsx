import { Box } from '@chakra-ui/react/box';
import { useTranslation } from 'react-i18next';
import { Breadcrumbs } from '../../../components/ui/Breadcrumbs';
import { columns, Note, Wrap } from '../../../components/ui/layout';
import { PageTitle } from '../../../components/ui/PageTitle';
import { RichText } from '../../../components/ui/RichText';
import { Section } from '../../../components/ui/Section';
import { TextAnchor, TextLink } from '../../../components/ui/TextLink';
import { visibleTo } from '../../../profiles/profileVisibility';
import { DocumentList } from '../DocumentList';
import { FactList } from '../facts/FactList';
import type { DocumentView } from '../documentViews';
import type { FundCardView } from '../fundViews';
import { ActivatedTools } from '../header/ActivatedTools';
import { NotOfferedNotice } from '../header/FundHeader';
import { FundLabels } from '../header/FundLabels';

/** What SFDR, article 10, has published about a fund. */
export type SustainabilityView = {
  /** `anchor` is the section's id on the page, `body` sanitised HTML. */
  sections: { anchor: string; title: string; body: string }[];
  /** Latest first; the last one is the first publication. */
  changes: { date: string; text: string }[];
  /** Documents that the disclosure refers to. */
  documents: DocumentView[];
};

const [changesAnchor, documentsAnchor] = ['changes', 'documents'] as const;

/** Links to all sections. */
function Contents({ sections }: Pick<SustainabilityView, 'sections'>) {
  const { t } = useTranslation();
  const links = [
    ...sections,
    { anchor: changesAnchor, title: t('sustainability:changes') },
    { anchor: documentsAnchor, title: t('sustainability:documents') },
  ];
  return (
    <Box as="nav" aria-label={t('common:onThisPage')} marginTop="8">
      <Box as="ol" display="grid" columnGap="8" rowGap="2" gridTemplateColumns={columns({ base: 1, md: 2 })}>
        {links.map(({ anchor, title }) => (
          <li key={anchor}>
            <TextAnchor href={`#${anchor}`}>{title}</TextAnchor>
          </li>
        ))}
      </Box>
    </Box>
  );
}

export type SustainabilityDisclosureProps = {
  fund: Pick<
    FundCardView,
    'title' | 'path' | 'category' | 'sfdrArticle' | 'labels' | 'activatedTools' | 'visibleTo'
  >;
  disclosure: SustainabilityView;
  rangePage: { title: string; path: string };
};

/** What SFDR, article 10, has published about a fund, with the history of its changes (article 12). */
export function SustainabilityDisclosure({ fund, disclosure, rangePage }: SustainabilityDisclosureProps) {
  const { t } = useTranslation();
  const { sections, changes, documents } = disclosure;
  const [updated, published] = [changes[0]?.date, changes.at(-1)?.date];
  return (
    <>
      <PageTitle
        over={
          <Breadcrumbs
            items={[rangePage, { title: fund.title, path: fund.path }, { title: t('sustainability:title') }]}
          />
        }
        title={`${t('sustainability:title')}, ${fund.title}`}
      >
        <Wrap alignItems="center" gap="4" marginTop="6">
          <Box as="span" color="fg.muted">
            {fund.category}
          </Box>
          <FundLabels labels={fund.labels} sfdrArticle={fund.sfdrArticle} />
        </Wrap>
        <ActivatedTools tools={fund.activatedTools} />
        {published && (
          <Note marginTop="4">
            {t('sustainability:published', { date: published })}
            {updated !== published && ` ${t('sustainability:updated', { date: updated })}`}
          </Note>
        )}
        <Box {...visibleTo(fund.visibleTo)}>
          <Contents sections={sections} />
        </Box>
      </PageTitle>
      <NotOfferedNotice offeredTo={fund.visibleTo} rangePage={rangePage} />
      <div {...visibleTo(fund.visibleTo)}>
        {sections.map(({ anchor, title, body }) => (
          <Section key={anchor} id={anchor} title={title}>
            <RichText html={body} />
          </Section>
        ))}
        <Section id={changesAnchor} title={t('sustainability:changes')} ground="sand">
          <FactList
            facts={changes.map(({ date, text }) => ({ code: `${date} ${text}`, label: date, value: text }))}
            arrangement="texts"
          />
        </Section>
        <Section id={documentsAnchor} title={t('sustainability:documents')}>
          <DocumentList documents={documents} hasArchive />
          <Box as="p" marginTop="6">
            <TextLink to={fund.path}>{t('sustainability:toFund', { fund: fund.title })}</TextLink>
          </Box>
        </Section>
      </div>
    </>
  );
}
