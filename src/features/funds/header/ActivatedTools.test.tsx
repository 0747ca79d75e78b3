import { screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { comparedFundOf, comparedShareOf } from '../../../testing/compareFixtures';
import { documentGroups } from '../../../testing/documentGroups';
import {
  fundCardOf,
  fundOf,
  notices,
  pastPerformancePageOf,
  rangePage,
  rangeShareOf,
  shareOf,
} from '../../../testing/fundFixtures';
import { renderHtml } from '../../../testing/renderPage';
import { FundCard } from '../card/FundCard';
import { ShareDirectory } from '../compare/choice/ShareDirectory';
import { ComparedTable } from '../compare/table/ComparedTable';
import { FundsInBrief } from '../FundsInBrief';
import { FundTabs } from '../FundTabs';
import type { ActivatedToolView } from '../fundViews';
import { Library } from '../library/Library';
import { SharePastPerformance } from '../pastPerformance/SharePastPerformance';
import { noFilters } from '../range/rangeFilters';
import { rangeRow } from '../range/rangeRows';
import { RangeTable } from '../range/RangeTable';
import { SustainabilityDisclosure } from '../sustainability/SustainabilityDisclosure';

const gate: ActivatedToolView = {
  code: 'REDEMPTION_GATE',
  title: 'Plafonnement des rachats',
  text: 'Au-delà de 5 % de l’actif, le reste est reporté.',
  since: '12 novembre 2026',
  until: null,
};
const activatedTools = [gate];
const title = 'Outil de gestion de la liquidité activé : Plafonnement des rachats';
const period = 'Depuis le 12 novembre 2026, jusqu’à nouvel ordre.';

const head = {
  rangePage,
  notices,
  contactPath: '/fr/contact',
  metadata: { canonical: 'https://a.example/' },
};

/** Pages of the fund, by the tools that it uses. */
const pages: Record<string, (tools: ActivatedToolView[]) => ReactElement> = {
  'of the fund': (tools) => (
    <FundTabs fund={fundOf({ activatedTools: tools })} shares={[shareOf()]} isSharePage={false} {...head} />
  ),
  'of a share': (tools) => (
    <FundTabs fund={fundOf({ activatedTools: tools })} shares={[shareOf()]} isSharePage {...head} />
  ),
  'of its past performance': (tools) => {
    const view = pastPerformancePageOf();
    return (
      <SharePastPerformance
        {...view}
        fund={{ ...view.fund, activatedTools: tools }}
        rangePage={rangePage}
        source=""
      />
    );
  },
  'of its disclosure': (tools) => (
    <SustainabilityDisclosure
      fund={fundOf({ activatedTools: tools })}
      disclosure={{ sections: [], changes: [], documents: [] }}
      rangePage={rangePage}
    />
  ),
};

test.each(Object.entries(pages))(
  'the page %s says in its head what the tool does, and since when',
  (_, page) => {
    renderHtml(page(activatedTools));
    const notice = screen.getByRole('region', { name: title });
    expect(within(notice).getByRole('heading', { level: 2, name: title })).toBeVisible();
    expect(notice).toHaveTextContent(`${period} ${gate.text}`);
    expect(within(notice).queryByRole('button')).not.toBeInTheDocument();
  },
);

const card = (tools: ActivatedToolView[]) =>
  fundCardOf({ activatedTools: tools, mainShares: [rangeShareOf()] });

/** Places with several funds. */
const lists: Record<string, (tools: ActivatedToolView[]) => ReactElement> = {
  'the card': (tools) => <FundCard fund={card(tools)} />,
  'the table of the range': (tools) => (
    <RangeTable
      rows={[rangeRow(card(tools), 'RETAIL', 'fr')]}
      query={{ filters: noFilters, sort: null, view: 'table' }}
    />
  ),
  'the home page': (tools) => (
    <FundsInBrief
      intro={null}
      categories={[{ code: 'A', title: 'A', description: null, visibleTo: ['PRO'], funds: [card(tools)] }]}
      notices={notices}
    />
  ),
  'the documents': (tools) => (
    <Library groups={documentGroups.slice(0, 1).map((group) => ({ ...group, activatedTools: tools }))} />
  ),
  'the shares that can be compared': (tools) => (
    <ShareDirectory funds={[comparedFundOf({ activatedTools: tools })]} />
  ),
  'the comparison': (tools) => (
    <ComparedTable
      columns={[
        {
          fund: comparedFundOf({ activatedTools: tools }),
          share: comparedShareOf(),
          number: 1,
          isYoung: false,
          figuresDate: null,
        },
      ]}
      youngNotice=""
    />
  ),
};

test.each(Object.entries(lists))('%s says which tool is in use, and since when', (_, list) => {
  renderHtml(list(activatedTools));
  expect(screen.getByText(`${title}. ${period}`)).toBeVisible();
});

test.each(Object.values({ ...pages, ...lists }))('no place speaks of a tool that is not in use', (place) => {
  const { container } = renderHtml(place([]));
  expect(container).not.toHaveTextContent('activé');
});

test.each([
  ['fr', 'Depuis le 12, jusqu’au 18 inclus.'],
  ['en', 'Since 12, up to and including 18.'],
  ['it', 'Data di attivazione: 12. Ultimo giorno: 18.'],
] as const)('says the last day where it is known (%s)', (locale, words) => {
  renderHtml(<FundCard fund={card([{ ...gate, since: '12', until: '18' }])} />, { locale });
  expect(screen.getByText((text) => text.endsWith(words))).toBeVisible();
});
