import { eachLocale } from '../contentLocales';
import {
  characteristics,
  derived,
  fact,
  type Fact,
  type FactSource,
  inCompany,
  inFund,
  inShare,
  ofCompany,
  ofFund,
  ofShare,
  type TemplateColumns,
} from './fact';
import { eachCharacteristic, fundCharacteristics } from './fundCharacteristics';

const infoOf = ({ company }: FactSource, code: string) =>
  company.infos.find((info) => info.code === code)?.content.en ?? null;

const policies = { ACCUMULATING: 'accumulating', DISTRIBUTING: 'distributing' } as const;

/** Names and identifiers of share, fund and company. */
export const identityFacts = {
  isin: fact('the ISIN of the share', 'code', ofShare('isin'), {
    openfunds: 'OFST020000 ISIN',
    templates: { EMT: ['00010'], EPT: ['00030'], EET: ['20000'] },
    shown: characteristics,
  }),
  fundName: fact('the legal name of the fund, in each language of the site', 'text', ofFund('title'), {
    openfunds: 'OFST010110 Legal Fund Name Only',
    formerly: 'OFST010110 Legal Fund Name Only',
    shown: 'title',
  }),
  fullName: fact(
    'the fund and its share, as in the prospectus',
    'text',
    inFund('title; funds/<fund>/shares/<ISIN>.yaml: name', ({ fund, share }) =>
      eachLocale((locale) => `${fund.title[locale]} ${share.name}`),
    ),
    {
      openfunds: 'OFST020060 Full Share Class Name',
      templates: { EMT: ['00030'], EPT: ['00050'], EET: ['20020'] },
      isCompared: true,
      shown: 'title',
    },
  ),
  shareName: fact('the share: `I USD`', 'text', ofShare('name'), {
    openfunds: 'OFST020050 Share Class Extension',
    shown: 'title',
  }),
  currency: fact("the share's currency, ISO 4217", 'code', ofShare('currency'), {
    openfunds: 'OFST020540 Share Class Currency',
    templates: { EMT: ['00040'], EPT: ['00060'], EET: ['20030'] },
    shown: characteristics,
  }),
  inceptionDate: fact('the day of the inception of the share', 'day', ofShare('inceptionDate'), {
    openfunds: 'OFST020560 Share Class Launch Date',
    shown: characteristics,
  }),
  distributionPolicy: fact(
    'accumulating or distributing',
    'code',
    inShare(
      'distributionPolicy',
      ({ share }) => share.distributionPolicy && policies[share.distributionPolicy],
    ),
    { openfunds: 'OFST020400 Share Class Distribution Policy', shown: characteristics },
  ),
  distributesCash: fact(
    'whether income is paid out',
    'yesNo',
    inShare(
      'distributionPolicy',
      ({ share }) => share.distributionPolicy && share.distributionPolicy === 'DISTRIBUTING',
    ),
    { templates: { EMT: ['00047'] } },
  ),
  fundLei: fact('the legal entity identifier of the fund', 'code', ofFund('lei'), {
    openfunds: 'OFST010030 LEI Of Fund',
  }),
  companyLei: fact('the legal entity identifier of the management company', 'code', ofCompany('lei'), {
    openfunds: 'OFST001030 LEI Of ManCo',
    templates: { EMT: ['00073'], EPT: ['00016'], EET: ['10020'] },
  }),
  producerLei: fact('the legal entity identifier of who makes the file', 'code', ofCompany('lei'), {
    templates: { EMT: ['00003'], EET: ['00030'] },
    isCompared: false,
  }),
  companyName: fact('the management company', 'text', ofCompany('title'), {
    openfunds: 'OFST001020 ManCo',
    templates: { EMT: ['00002', '00070'], EPT: ['00002', '00010', '00015'], EET: ['00020', '10000'] },
    shown: 'every page',
  }),
  companyMail: fact(
    'the address for mail of the management company',
    'text',
    inCompany('infos, EMAIL', (of) => infoOf(of, 'EMAIL')),
    {
      templates: { EMT: ['00004', '00074'], EPT: ['00004', '00017'], EET: ['00040', '10030'] },
      shown: 'contact',
    },
  ),
  companyCodeType: fact(
    'L where the company has an LEI, N where it has none',
    'code',
    derived(({ company }) => (company.lei === null ? 'N' : 'L')),
    { templates: { EET: ['10010'] } },
  ),
  domicile: fact('the home State of the fund, ISO 3166', 'code', ofFund('domicile'), {
    openfunds: 'OFST010010 Fund Domicile Alpha-2',
  }),
  ...eachCharacteristic((code) => {
    const { meaning, ...places }: { meaning: string; templates?: TemplateColumns } =
      fundCharacteristics[code];
    const place = inFund(`characteristics.${code}`, ({ fund }) => fund.characteristics[code] ?? null);
    return fact(meaning, 'text', place, { ...places, shown: characteristics });
  }),
} satisfies Record<string, Fact>;
