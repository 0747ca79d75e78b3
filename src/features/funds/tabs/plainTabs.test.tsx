import { screen } from '@testing-library/react';
import { audienceOf } from '../../../testing/audienceOf';
import { factOf } from '../../../testing/factOf';
import { bareFund, documentOf, fundOf, shareOf } from '../../../testing/fundFixtures';
import { newsCardOf } from '../../../testing/newsFixtures';
import { renderPage } from '../../../testing/renderPage';
import { tabPropsOf } from '../../../testing/tabPropsOf';
import { DocumentsTab, FundNewsTab, ManagementGoalTab } from './TabContent';

describe('DocumentsTab', () => {
  const documents = [documentOf({ code: 'PROSPECTUS', title: 'Prospectus', url: '/prospectus' })];
  const shares = [
    shareOf({
      documents: [
        documentOf({ title: 'DIC', url: '/kid' }),
        documentOf({ code: 'MONTHLY_REPORT', title: 'Reporting', url: '/month' }),
      ],
    }),
  ];
  const linksShown = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);

  test('of a share’s page are its own and the fund’s, in one order (behaviour.md §6)', () => {
    const { t } = renderPage(
      <DocumentsTab {...tabPropsOf({ fund: fundOf({ documents }), shares, isSharePage: true })} />,
    );
    expect(linksShown()).toEqual([
      'DIC',
      'Prospectus',
      'Reporting',
      t('funds:sustainabilityDisclosure'),
      t('funds:pastPerformancePage'),
      t('funds:documentsOfShares'),
    ]);
  });

  test('of a fund’s page begin with the KID of the share that each profile is shown, and lead to all of the fund in the library', () => {
    const retail = shareOf({
      name: 'R',
      visibleTo: ['RETAIL'],
      documents: [documentOf({ title: 'DIC', url: '/kid-of-r' })],
    });
    const others = shareOf({ ...shares[0], visibleTo: ['INSTIT', 'PRO'] });
    const { t } = renderPage(
      <DocumentsTab {...tabPropsOf({ fund: fundOf({ documents }), shares: [others, retail] })} />,
    );
    expect(linksShown()).toEqual([
      'DIC – Part I',
      'DIC – Part R',
      'Prospectus',
      t('funds:sustainabilityDisclosure'),
      t('funds:documentsOfShares'),
    ]);
    const kid = screen.getByRole('link', { name: 'DIC – Part R' });
    expect(kid).toHaveAttribute('href', '/kid-of-r');
    expect(audienceOf(kid)).toBe('RETAIL');
    expect(screen.getByRole('link', { name: t('funds:documentsOfShares') })).toHaveAttribute(
      'href',
      `/fr/documents?fund=${fundOf().code}`,
    );
  });
});

test('FundNewsTab lists the news of the fund with what kind they are', () => {
  const news = [
    newsCardOf({ mediaType: 'PODCAST' }),
    newsCardOf({ code: 'seoul', title: 'Carnet de Séoul' }),
  ];
  const { t } = renderPage(<FundNewsTab {...tabPropsOf({ fund: fundOf({ news }) })} />);
  const titles = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(titles).toEqual(['Carnet de Hanoï', 'Carnet de Séoul']);
  expect(screen.getByText(t('news:media.PODCAST'))).toBeVisible();
});

test.each([
  ['fr', 'Aucune actualité ne concerne ce fonds pour le moment.'],
  ['en', 'There is no news about this fund at the moment.'],
  ['it', 'Al momento non ci sono notizie su questo fondo.'],
] as const)('FundNewsTab says so where there is none, in %s', (locale, sentence) => {
  const { container } = renderPage(<FundNewsTab {...tabPropsOf({ fund: bareFund })} />, { locale });
  expect(container).toHaveTextContent(sentence);
});

describe('ManagementGoalTab', () => {
  test('gives the goal of each share to those who see it, the benchmark, the style and the horizon', () => {
    const fund = fundOf({
      characteristics: [
        { code: 'benchmark', value: 'Composite Asie' },
        { code: 'custodian', value: 'Banque Oréalis' },
        { code: 'managementTypology', value: 'Gestion active' },
      ],
    });
    const shares = [
      shareOf({ managementGoal: 'Le but de R.', isin: 'FR00TEST00R1', visibleTo: ['RETAIL'] }),
      shareOf({ managementGoal: null, visibleTo: ['INSTIT', 'PRO'] }),
    ];
    const { t } = renderPage(<ManagementGoalTab {...tabPropsOf({ fund, shares })} />);
    expect(audienceOf(screen.getByText('Le but de R.'))).toBe('RETAIL');
    expect(audienceOf(screen.getByText(t('funds:noManagementGoal')))).toBe('INSTIT PRO');
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      t('funds:characteristic.benchmark'),
      t('funds:characteristic.managementTypology'),
      t('funds:recommendedDuration'),
    ]);
    expect(factOf(t('funds:characteristic.benchmark'))).toHaveTextContent('Composite Asie');
  });

  test('does without anything beside the goal', () => {
    const { container } = renderPage(<ManagementGoalTab {...tabPropsOf({ fund: bareFund })} />);
    expect(container).toHaveTextContent(/^Dépasser l’indicateur$/);
  });
});
