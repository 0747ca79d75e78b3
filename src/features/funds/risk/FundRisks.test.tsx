import { screen } from '@testing-library/react';
import { audienceOf } from '../../../testing/audienceOf';
import { factOf } from '../../../testing/factOf';
import { fundOf, shareOf } from '../../../testing/fundFixtures';
import { renderPage } from '../../../testing/renderPage';
import { FundRisks } from './FundRisks';

test('tells each risk in plain words, in the order of the content', () => {
  const risks = [
    { code: 'CAPITAL_LOSS', title: 'Perte en capital', text: 'Tout peut être perdu.' },
    { code: 'CHINA', title: 'Chine', text: 'L’État peut intervenir.' },
  ];
  const { t } = renderPage(<FundRisks fund={fundOf({ risks })} shares={[]} />);
  expect(screen.getByRole('heading', { name: t('funds:risk.title') })).toBeVisible();
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Perte en capital',
    'Chine',
  ]);
  expect(factOf('Chine')).toHaveTextContent('L’État peut intervenir.');
});

test('says what the indicator means, how long it assumes the fund is kept and what it does not capture', () => {
  const { t } = renderPage(<FundRisks fund={fundOf()} shares={[shareOf()]} />);
  const text = [t('funds:risk.class.4'), t('funds:risk.scale'), t('funds:risk.keptFor', { count: 5 })].join(
    ' ',
  );
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByText('La liquidité')).toBeVisible();
  expect(text).toContain('pendant 5 ans. Le risque réel peut être très différent');
});

test.each(['fr', 'en', 'it'] as const)('each level has its own words in %s', (locale) => {
  const words = [1, 2, 3, 4, 5, 6, 7].map((riskLevel) => {
    const { unmount } = renderPage(<FundRisks fund={fundOf()} shares={[shareOf({ riskLevel })]} />, {
      locale,
    });
    const text = screen.getByText(new RegExp(`\\w+ ${riskLevel}\\s?:`)).textContent;
    unmount();
    return text;
  });
  expect(new Set(words).size).toBe(7);
});

test('a level that is not on the scale is not put in words', () => {
  const { t } = renderPage(<FundRisks fund={fundOf()} shares={[shareOf({ riskLevel: 8 })]} />);
  expect(screen.getByText(new RegExp(`^${t('funds:risk.scale')}`))).toBeVisible();
});

test('of a share without an indicator it speaks of none', () => {
  const { t } = renderPage(<FundRisks fund={fundOf()} shares={[shareOf({ riskLevel: null })]} />);
  expect(screen.queryByText(new RegExp(t('funds:risk.scale')))).not.toBeInTheDocument();
  expect(factOf('Actions')).toHaveTextContent('Les cours baissent.');
});

test('each group of profiles has the words on the level of its share', () => {
  const shares = [
    shareOf({ isin: 'FR00TEST00R1', riskLevel: 5, visibleTo: ['RETAIL'] }),
    shareOf({ visibleTo: ['INSTIT', 'PRO'] }),
  ];
  const { t } = renderPage(<FundRisks fund={fundOf()} shares={shares} />);
  const wordsOf = (level: 4 | 5) => screen.getByText(new RegExp(`^${t(`funds:risk.class.${level}`)}`));
  expect([wordsOf(5), wordsOf(4)].map(audienceOf)).toEqual(['RETAIL', 'INSTIT PRO']);
});
