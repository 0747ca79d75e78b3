import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../../components/ui/CopyButton';
import { Note, Stack } from '../../../components/ui/layout';
import type { BenchmarkView, FundView } from '../fundViews';
import type { CharacteristicView } from '../shareViews';
import type { ShareActionView, ShareView } from '../shareViews';
import { CostsTables } from '../costs/CostsTables';
import { TabPart } from '../tabs/TabPart';
import { FactList, type FactView } from './FactList';
import { useFundFacts } from './useFundFacts';

export function CopyIsinButton({ isin }: { isin: string }) {
  const { t } = useTranslation();
  return (
    <CopyButton
      text={isin}
      label={t('funds:copy.isin')}
      done={t('funds:copy.isinCopied')}
      blocked={t('funds:copy.blocked')}
    />
  );
}

/** Of what the benchmark consists, and who provides it (Regulation (EU) 2016/1011, art. 29(2)). */
function BenchmarkParts({ composition, currency, provider, register }: BenchmarkView) {
  const { t } = useTranslation();
  return (
    <>
      <div>{t('funds:benchmark.parts', { composition, currency })}</div>
      <div>{t('funds:benchmark.provider', { provider, register })}</div>
    </>
  );
}

/** Facts that matter for an order, the most important first. */
const dealingCodes = [
  'valuationFrequency',
  'cutOffTime',
  'settlementDate',
  'subscriptionTerms',
  'minimumInitialSubscription',
  'minimumSubscriptionShares',
];

type Characteristics = {
  /** The product's identity, in the order of the page context. */
  identity: FactView[];
  dealing: FactView[];
  fees: FactView[];
};

/** Facts of the share, then of the fund; unknown ones are left out. */
export function useCharacteristics(fund: FundView, share?: ShareView): Characteristics {
  const { t } = useTranslation();
  const { duration, eligibilities } = useFundFacts();
  const ofShare = [...(share?.characteristics ?? [])];
  // The fund says it for all of its shares together.
  if (share?.distributionPolicy) {
    const value = t(`funds:distributionPolicy.${share.distributionPolicy}`);
    ofShare.push({ code: 'resultAllocation', value });
  }
  const ofFund = fund.characteristics.filter(({ code }) => !ofShare.some((other) => other.code === code));
  const factOf = ({ code, value }: CharacteristicView): FactView => ({
    code,
    label: t(`funds:characteristic.${code}`),
    value,
    detail:
      code === 'isin' ? (
        <CopyIsinButton isin={value} />
      ) : (
        code === 'benchmark' && fund.benchmark && <BenchmarkParts {...fund.benchmark} />
      ),
  });
  const facts = [...ofShare, ...ofFund].map(factOf);
  const identity = facts.filter(({ code }) => !dealingCodes.includes(code));
  if (fund.recommendedYears !== null) identity.push(duration(fund));
  if (fund.eligibilities.length > 0) identity.push(eligibilities(fund));
  return {
    identity,
    dealing: dealingCodes.flatMap((code) => facts.filter((fact) => fact.code === code)),
    fees: (share?.fees ?? []).map(({ code, value }) => ({ code, label: t(`funds:fee.${code}`), value })),
  };
}

/** Where the share is for all investors, then where only for professional ones. */
function useRegistrationFacts() {
  const { t } = useTranslation();
  return ({ all, professional }: ShareView['registrations']): FactView[] =>
    [
      { code: 'registered', label: t('funds:registered.all'), value: all },
      { code: 'registeredProfessional', label: t('funds:registered.professional'), value: professional },
    ].filter(({ value }) => value !== '');
}

function useActionText() {
  const { t } = useTranslation();
  return ({ kind, ratio, isConsolidation, amount, paymentDate: date, former }: ShareActionView): string => {
    switch (kind) {
      case 'SPLIT':
        return t(isConsolidation ? 'funds:action.consolidation' : 'funds:action.SPLIT', { ratio });
      case 'MERGER':
        return t(ratio ? 'funds:action.mergerRatio' : 'funds:action.MERGER', { former, ratio });
      case 'RENAMING':
        return t('funds:action.RENAMING', { former });
      case 'DISTRIBUTION':
        return t(date ? 'funds:action.paid' : 'funds:action.DISTRIBUTION', { amount, date });
    }
  };
}

/** What was paid to holders, and what else happened to the share: latest first, and what performances make of it. */
function ShareActions({ share: { name, actions } }: { share: ShareView }) {
  const { t } = useTranslation();
  const textOf = useActionText();
  if (actions.length === 0) return null;
  const facts = actions.map((action) => ({
    code: `${action.date}-${action.kind}`,
    label: action.date,
    value: textOf(action),
  }));
  return (
    <TabPart title={t('funds:actions', { share: name })}>
      <FactList facts={facts} arrangement="columns" />
      <Note marginTop="4" maxWidth="measure">
        {t('funds:actionsNote')}
      </Note>
    </TabPart>
  );
}

type FundCharacteristicsProps = { fund: FundView; share?: ShareView };

/** Identity, dealing terms and fees of the prospectus, beside what was charged once a full year of it is known. */
export function FundCharacteristics({ fund, share }: FundCharacteristicsProps) {
  const { t } = useTranslation();
  const { identity, dealing, fees } = useCharacteristics(fund, share);
  const registrationFacts = useRegistrationFacts();
  if (share) dealing.push(...registrationFacts(share.registrations));
  if (share) identity.unshift({ code: 'share', label: t('funds:shareHeading'), value: share.name });
  const groups = [
    { title: t('funds:group.identity'), facts: identity },
    { title: t('funds:group.dealing'), facts: dealing },
    { title: t('funds:group.fees'), facts: share?.costs ? [] : fees },
  ];
  return (
    <Stack gap="12">
      {groups.map(
        ({ title, facts }) =>
          facts.length > 0 && (
            <TabPart key={title} title={title}>
              <FactList facts={facts} arrangement="columns" />
            </TabPart>
          ),
      )}
      {share && <ShareActions share={share} />}
      {share?.costs && <CostsTables costs={share.costs} shareName={share.name} />}
    </Stack>
  );
}
