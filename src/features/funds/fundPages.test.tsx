import { screen, within } from '@testing-library/react';
import {
  bareFund,
  bareShare,
  documentOf,
  fundOf,
  notices,
  rangePage,
  shareOf,
} from '../../testing/fundFixtures';
import { factOf } from '../../testing/factOf';
import { renderPage } from '../../testing/renderPage';
import { absent } from './absent';
import { FundPresentation } from './FundPresentation';
import { SharePresentation } from './SharePresentation';

const shareProps = { rangePage, notices, contactPath: '/fr/contact' };

function region(name: string) {
  return within(screen.getByRole('region', { name }));
}

describe('FundPresentation', () => {
  test('presents the fund and where it stands in the site', () => {
    const { t } = renderPage(
      <FundPresentation fund={fundOf()} mainShares={[shareOf()]} rangePage={rangePage} notices={notices} />,
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Meridane Asia');
    const trail = within(screen.getByRole('navigation', { name: t('common:breadcrumbs') }));
    expect(trail.getByRole('link', { name: rangePage.title })).toHaveAttribute('href', rangePage.path);
    expect(trail.getByText('Meridane Asia')).toHaveAttribute('aria-current', 'page');
    expect(factOf(t('funds:aum'))).toHaveTextContent('1.250 M€');
    expect(factOf(t('funds:recommendedDuration'))).toHaveTextContent('5 ans');
    expect(region(t('funds:section.overview')).getByRole('link', { name: 'Elia Vantori' })).toBeVisible();
    expect(region(t('funds:section.performances')).getAllByRole('table')).toHaveLength(3);
    expect(region(t('funds:section.portfolio')).getAllByRole('table')).toHaveLength(4);
    expect(region(t('funds:section.shares')).getByRole('link', { name: 'I' })).toBeVisible();
    expect(region(t('funds:section.documents')).getByRole('link')).toBeVisible();
  });

  test.each(['fr', 'en', 'it'] as const)('does with as little as the contract allows, in %s', (locale) => {
    const { t } = renderPage(
      <FundPresentation fund={bareFund} mainShares={[bareShare]} rangePage={rangePage} notices={notices} />,
      { locale },
    );
    expect(factOf(t('funds:navOfShare', { share: 'I' }))).toHaveTextContent(`${absent}${t('funds:noPrice')}`);
    for (const fact of ['funds:aum', 'funds:recommendedDuration', 'funds:riskIndicator']) {
      expect(factOf(t(fact))).toHaveTextContent(absent);
    }
    expect(region(t('funds:section.performances')).getByText('Cette part a moins d’un an.')).toBeVisible();
    expect(region(t('funds:section.portfolio')).getByText(/en cours d’investissement/)).toBeVisible();
    expect(region(t('funds:section.documents')).getByText(t('funds:noDocument'))).toBeVisible();
    expect(screen.queryByText(/null|undefined|NaN/)).not.toBeInTheDocument();
  });

  test('profiles that it is not offered to see the notice in place of the fund', () => {
    const fund = fundOf({ visibleTo: ['INSTIT'] });
    const { t } = renderPage(
      <FundPresentation fund={fund} mainShares={[shareOf()]} rangePage={rangePage} notices={notices} />,
    );
    const audienceOf = (text: string) => screen.getByText(text).closest('[data-visible-to]');
    expect(audienceOf(t('funds:notOffered.title'))).toHaveAttribute('data-visible-to', 'RETAIL PRO');
    expect(audienceOf(t('funds:section.performances'))).toHaveAttribute('data-visible-to', 'INSTIT');
  });
});

describe('SharePresentation', () => {
  test('presents the share of its fund', () => {
    const { t } = renderPage(<SharePresentation fund={fundOf()} share={shareOf()} {...shareProps} />);
    const name = t('funds:share', { share: 'I' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`Meridane Asia, ${name}`);
    const trail = within(screen.getByRole('navigation', { name: t('common:breadcrumbs') }));
    expect(trail.getByRole('link', { name: 'Meridane Asia' })).toHaveAttribute(
      'href',
      '/fr/funds/meridane-asia',
    );
    expect(trail.getByText(name)).toHaveAttribute('aria-current', 'page');
    expect(region(t('funds:section.managementGoal')).getByText(/Surpasser l’indice/)).toBeVisible();
    expect(region(t('funds:section.shares')).queryByRole('link')).not.toBeInTheDocument();
  });

  test('says how to subscribe, with the ISIN, and leads to the contact page', () => {
    const { t } = renderPage(<SharePresentation fund={fundOf()} share={shareOf()} {...shareProps} />);
    const subscribe = region(t('funds:section.subscribe'));
    expect(subscribe.getByText(/FR00TEST00I1/)).toBeVisible();
    expect(subscribe.getByRole('link')).toHaveAttribute('href', '/fr/contact');
  });

  test('lists its own documents and the fund’s in one order (spec §6)', () => {
    const share = shareOf({
      documents: [documentOf(), documentOf({ code: 'MONTHLY_REPORT', title: 'Reporting', url: '/month' })],
    });
    const documents = [documentOf({ code: 'PROSPECTUS', title: 'Prospectus', url: '/prospectus' })];
    const { t } = renderPage(
      <SharePresentation fund={fundOf({ documents })} share={share} {...shareProps} />,
    );
    const titles = region(t('funds:section.documents')).getAllByRole('link');
    expect(titles.map(({ textContent }) => textContent)).toEqual([
      'Document d’informations clés',
      'Prospectus',
      'Reporting',
    ]);
  });

  test.each(['fr', 'en', 'it'] as const)('does with as little as the contract allows, in %s', (locale) => {
    const { t } = renderPage(<SharePresentation fund={bareFund} share={bareShare} {...shareProps} />, {
      locale,
    });
    expect(factOf(t('funds:navOfShare', { share: 'I' }))).toHaveTextContent(t('funds:noPrice'));
    expect(screen.queryByText(t('funds:section.managementGoal'))).not.toBeInTheDocument();
    expect(screen.queryByText(t('funds:pastPerformance'))).not.toBeInTheDocument();
    expect(screen.queryByText(/null|undefined|NaN/)).not.toBeInTheDocument();
  });
});
