import { screen, within } from '@testing-library/react';
import { audienceOf } from '../../testing/audienceOf';
import { documentOf, fundOf, rangePage, shareOf } from '../../testing/fundFixtures';
import { renderPage } from '../../testing/renderPage';
import { DocumentList } from './DocumentList';
import { FundCharacteristics } from './facts/FundCharacteristics';
import type { CharacteristicView } from './shareViews';
import { NotOfferedNotice } from './header/FundHeader';
import { PortfolioBreakdown } from './portfolio/PortfolioBreakdown';

describe('DocumentList', () => {
  const documents = [
    documentOf({ code: 'ANNUAL_REPORT', title: 'Rapport annuel', url: '/annual' }),
    documentOf({ code: 'MONTHLY_REPORT', title: 'Reporting', url: '/month', visibleTo: ['INSTIT', 'PRO'] }),
    documentOf({ title: 'DIC', url: '/kid' }),
    documentOf({
      code: 'PROSPECTUS',
      title: 'Prospectus',
      url: '/prospectus',
      language: 'en',
      otherLanguage: 'anglais',
      fileSize: null,
      date: null,
    }),
  ];

  test('says type, size, language and date of each file', () => {
    renderPage(<DocumentList documents={documents} />);
    const prospectus = screen.getByRole('link', { name: 'Prospectus (en anglais)' });
    expect(prospectus).toHaveAttribute('href', '/prospectus');
    expect(prospectus).toHaveAttribute('hreflang', 'en');
    const [kid, second] = screen.getAllByRole('listitem');
    expect(kid).toHaveTextContent('PDF, 240 Ko · FR · 1 octobre 2026');
    expect(second).toHaveTextContent(/PDF · EN$/);
  });

  test('has the earlier editions of a document below it, where they are asked for', () => {
    const { editions: _, ...file } = documentOf();
    const earlier = { ...file, url: '/kid?edition=2025-02-17', language: 'en', otherLanguage: 'anglais' };
    const document = documentOf({ editions: [{ ...earlier, date: '17 février 2025' }] });
    const { t, rerender } = renderPage(
      <DocumentList documents={[document, documentOf({ url: '/b' })]} hasArchive />,
    );
    expect(screen.getAllByText(t('funds:earlierEditions'))).toHaveLength(1);
    const link = screen.getByRole('link', { name: '17 février 2025 (en anglais)', hidden: true });
    expect(link).toHaveAttribute('href', '/kid?edition=2025-02-17');
    expect(link).toHaveAttribute('hreflang', 'en');
    expect(link.closest('li')).toHaveTextContent(/ · PDF, 240 Ko$/);
    rerender(<DocumentList documents={[document]} />);
    expect(screen.queryByText(t('funds:earlierEditions'))).not.toBeInTheDocument();
  });

  test('marks what only some profiles may see', () => {
    renderPage(<DocumentList documents={documents} />);
    const reserved = screen.getAllByRole('listitem').map(({ dataset }) => dataset.visibleTo);
    expect(reserved).toEqual([undefined, undefined, 'INSTIT PRO', undefined]);
  });

  test('says so when there is none', () => {
    const { t } = renderPage(<DocumentList documents={[]} />);
    expect(screen.getByText(t('funds:noDocument'))).toBeVisible();
  });

  test('says so to the profiles that may see none', () => {
    const { t } = renderPage(<DocumentList documents={[documentOf({ visibleTo: ['INSTIT', 'PRO'] })]} />);
    expect(screen.getByText(t('funds:noDocument'))).toHaveAttribute('data-visible-to', 'RETAIL');
    expect(screen.getByRole('link')).toBeVisible();
  });
});

test('PortfolioBreakdown names each breakdown, its date and weights', () => {
  const { t } = renderPage(<PortfolioBreakdown portfolio={fundOf().portfolio!} />);
  expect(screen.getByText(t('portfolio:date', { date: '30 octobre 2026' }))).toBeVisible();
  const row = (table: 'geographic' | 'sector' | 'capitalisation' | 'topLines') =>
    within(screen.getByRole('table', { name: t(`portfolio:${table}`) })).getByRole('row');
  expect(row('geographic')).toHaveAccessibleName('Inde 22,1 %');
  expect(row('sector')).toHaveAccessibleName('Santé 12,0 %');
  expect(row('capitalisation')).toHaveAccessibleName('Plus de 10 Md€ 64,0 %');
  expect(row('topLines')).toHaveAccessibleName('Sirana Foods 4,8 %');
});

describe('NotOfferedNotice', () => {
  test('is for the profiles that are left out, and leads them to the range', () => {
    const { t } = renderPage(<NotOfferedNotice offeredTo={['INSTIT']} rangePage={rangePage} />);
    const title = screen.getByRole('heading', { name: t('funds:notOffered.title') });
    expect(audienceOf(title)).toBe('RETAIL PRO');
    expect(screen.getByRole('link', { name: rangePage.title })).toHaveAttribute('href', rangePage.path);
  });

  test('is not there where everyone may see the product', () => {
    renderPage(<NotOfferedNotice offeredTo={['PRO', 'RETAIL', 'INSTIT']} rangePage={rangePage} />);
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });
});

describe('FundCharacteristics', () => {
  const characteristics = [
    { code: 'currency', value: 'EUR, USD' },
    { code: 'custodian', value: 'Banque Oréalis' },
  ] satisfies CharacteristicView[];

  test('what a share says of itself takes the place of what its fund says', () => {
    const share = shareOf({ characteristics: [{ code: 'currency', value: 'USD' }], costs: null });
    const { t } = renderPage(<FundCharacteristics fund={fundOf({ characteristics })} share={share} />);
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      t('funds:shareHeading'),
      t('funds:characteristic.currency'),
      t('funds:characteristic.custodian'),
      t('funds:recommendedDuration'),
      t('funds:characteristic.eligibilities'),
      t('funds:fee.management'),
    ]);
    const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(values).toEqual(['I', 'USD', 'Banque Oréalis', '5 ans', 'PEA', '1,00 %']);
  });
});
