import { Box } from '@chakra-ui/react/box';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnswer } from '../../../api/useAnswer';
import { dayOf, parseDay } from '../../../components/chart/chartGeometry';
import { fetchNavs } from '../../../components/chart/fetchNavs';
import { useFormatters } from '../../../components/chart/chartFormatters';
import { Stack } from '../../../components/ui/layout';
import { formatAmount, formatPercent, formatPerformance } from '../../../../locales/formatters';
import { parseLocale } from '../../../i18n/locales';
import { FactList } from '../facts/FactList';
import { ChartButton, Field, Row } from '../navChart/ChartButton';
import type { CostsView } from './costsView';
import {
  minAmount,
  maxAmount,
  type Purchase,
  type PurchaseProblem,
  purchaseOf,
  purchaseProblem,
} from './purchaseValue';

type PurchaseFormProps = {
  isin: string;
  shareName: string;
  currency: string;
  navsPath: string;
  /** Cut-off time of orders, as the fund says it. */
  cutOff: string | null;
  /** The first and the last day of a purchase, as times. */
  days: readonly [number, number];
  rates: CostsView['rates'];
  /** Of the rates. */
  year: number;
};

type Entered = { amount: number; day: number };

type OutcomeProps = Pick<PurchaseFormProps, 'currency' | 'rates' | 'year'> & {
  amount: number;
  purchase: Purchase;
};

function Outcome({ amount, purchase, currency, rates, year }: OutcomeProps) {
  const { t, i18n } = useTranslation();
  const format = useFormatters();
  const locale = parseLocale(i18n.language);
  const money = (value: number) => formatAmount(value, currency, locale, amount < 1_000 ? 2 : 0);
  const changeOf = (percent: number) =>
    t('costs:purchase.change', { change: formatPerformance(percent, locale) });
  const { start, end, value, change, benchmark, costs } = purchase;
  return (
    <Stack gap="4" maxWidth="table">
      <p>
        {t('costs:purchase.bought', {
          amount: money(amount),
          start: format.day(start),
          end: format.day(end),
        })}
      </p>
      <FactList
        facts={[
          {
            code: 'value',
            label: t('costs:purchase.value'),
            value: money(value),
            detail: changeOf(change),
          },
          {
            code: 'benchmark',
            label: t('costs:purchase.benchmark'),
            value: benchmark === null ? t('costs:purchase.noBenchmark') : money(benchmark),
            detail: benchmark !== null && changeOf((benchmark / amount - 1) * 100),
          },
          {
            code: 'borne',
            label: t('costs:purchase.borne'),
            value: money(costs),
            detail: t('costs:purchase.borneDetail', { rate: formatPercent(rates.yearly, locale), year }),
          },
          {
            code: 'entry',
            label: t('costs:purchase.entry'),
            value: money((amount * rates.entry) / 100),
            detail: t('costs:purchase.entryDetail', { percent: formatPercent(rates.entry, locale) }),
          },
        ]}
        arrangement="columns"
      />
    </Stack>
  );
}

/** An amount and a day, and what became of it: computed here, from the share's NAVs. */
export function PurchaseForm({
  isin,
  shareName,
  currency,
  navsPath,
  days,
  rates,
  year,
  cutOff,
}: PurchaseFormProps) {
  const { t, i18n } = useTranslation();
  const format = useFormatters();
  const locale = parseLocale(i18n.language);
  const [problem, setProblem] = useState<PurchaseProblem | null>(null);
  const [entered, setEntered] = useState<Entered | null>(null);
  const [attempt, setAttempt] = useState(0);
  const {
    answer: series,
    isLoading,
    failed,
  } = useAnswer(
    attempt === 0 ? null : String(attempt),
    (signal) => fetchNavs(navsPath, isin, signal),
    'The NAVs of a purchase could not be loaded:',
  );
  const purchase = series && entered && purchaseOf(series, entered.amount, entered.day, rates.yearly);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { elements } = event.currentTarget;
    const field = (name: string) => elements.namedItem(name) as HTMLInputElement;
    const [amount, day] = [field('amount').valueAsNumber, parseDay(field('day').value)];
    const found = purchaseProblem(amount, day, days);
    setProblem(found);
    setEntered(found ? null : { amount, day });
    if (found) field(found === 'amount' ? 'amount' : 'day').focus();
    else setAttempt(attempt + 1);
  }

  const messageId = `purchase-${isin}-problem`;
  const limits = {
    least: formatAmount(minAmount, currency, locale),
    most: formatAmount(maxAmount, currency, locale),
    first: format.day(days[0]),
    last: format.day(days[1]),
  };
  return (
    <Stack gap="4">
      <Box as="p" maxWidth="measure">
        {t('costs:purchase.lead', { share: shareName })}{' '}
        {cutOff ? t('costs:purchase.orderBefore', { time: cutOff }) : t('costs:purchase.order')}
      </Box>
      {/* No browser validation: its messages may be in another language than the page. */}
      <form onSubmit={submit} noValidate>
        <Row>
          <Field>
            {t('costs:purchase.amount', { currency })}
            <input
              name="amount"
              type="number"
              inputMode="decimal"
              aria-required
              min={minAmount}
              max={maxAmount}
              step="any"
              defaultValue={10_000}
              aria-invalid={problem === 'amount'}
              aria-describedby={messageId}
            />
          </Field>
          <Field>
            {t('costs:purchase.day')}
            <input
              name="day"
              type="date"
              aria-required
              min={dayOf(days[0])}
              max={dayOf(days[1])}
              aria-invalid={problem !== null && problem !== 'amount'}
              aria-describedby={messageId}
            />
          </Field>
          <ChartButton type="submit" minHeight="10">
            {t('costs:purchase.compute')}
          </ChartButton>
        </Row>
        <Box id={messageId} role="alert" color="danger" textStyle="small" marginTop="1">
          {problem && t(`costs:purchase.problem.${problem}`, limits)}
        </Box>
      </form>
      <div role="status">
        {isLoading && <p>{t('costs:purchase.loading')}</p>}
        {failed && <p>{t('costs:purchase.failed')}</p>}
        {entered && series && !purchase && <p>{t('costs:purchase.tooLate')}</p>}
        {purchase && <Outcome {...{ purchase, amount: entered.amount, currency, rates, year }} />}
      </div>
    </Stack>
  );
}
