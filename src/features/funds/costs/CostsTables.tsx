import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { FigureTable } from '../../../components/ui/FigureTable';
import { Note, Stack } from '../../../components/ui/layout';
import { onlyOnWholePaper } from '../../../components/ui/paper';
import { absent } from '../../../i18n/absent';
import { TabPart } from '../tabs/TabPart';
import type { CostCode, CostsExample, CostsView } from './costsView';

const Table = chakra(FigureTable, {
  base: {
    // Aligns the columns of both tables.
    tableLayout: { md: 'fixed' },
    '& thead th:first-of-type': { width: { md: '56%', _print: '66%' } },
  },
});

const parts: { code: 'oneOff' | 'ongoing' | 'incidental'; costs: CostCode[] }[] = [
  { code: 'oneOff', costs: ['entry', 'exit'] },
  { code: 'ongoing', costs: ['ongoing', 'transaction'] },
  { code: 'incidental', costs: ['performance'] },
];

/** What the maximum of the prospectus is of, where the cost is of something else. */
const basisOfMost: Partial<Record<CostCode, 'ofManagement' | 'perTransaction'>> = {
  ongoing: 'ofManagement',
  transaction: 'perTransaction',
};

function Example({ example, year, shareName }: { example: CostsExample; year: number; shareName: string }) {
  const { t } = useTranslation();
  const { amount, soldAfter } = example;
  return (
    <TabPart
      title={t('costs:example.title', { amount, years: t('funds:years', { count: soldAfter.length }) })}
    >
      <Table>
        <caption>{t('costs:example.caption', { amount, share: shareName })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('costs:example.soldAfter')}</th>
            <th scope="col">{t('costs:example.costs')}</th>
            <th scope="col">{t('costs:example.percent')}</th>
          </tr>
        </thead>
        <tbody>
          {soldAfter.map(({ years, costs, percent }) => (
            <tr key={years}>
              <th scope="row">{t('funds:years', { count: years })}</th>
              <td>{costs}</td>
              <td>{percent}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Note marginTop="2" maxWidth="measure">
        {t('costs:example.assumptions', { year })}
      </Note>
    </TabPart>
  );
}

type CostsTablesProps = { costs: CostsView; shareName: string };

/** Costs as charged in a year, beside the maximum of the prospectus, and what they come to over the recommended holding period. */
export function CostsTables({ costs: { year, costs, example }, shareName }: CostsTablesProps) {
  const { t } = useTranslation();
  return (
    <Stack gap="12">
      <TabPart title={t('funds:group.fees')}>
        <Table>
          <caption>{t('costs:caption', { share: shareName })}</caption>
          <thead>
            <tr>
              <th scope="col">{t('costs:cost')}</th>
              <th scope="col">{t('costs:charged', { year })}</th>
              <th scope="col">{t('costs:most')}</th>
            </tr>
          </thead>
          {parts.map((part) => (
            <tbody key={part.code}>
              <tr>
                <th scope="rowgroup" colSpan={3}>
                  {t(`costs:part.${part.code}`)}
                </th>
              </tr>
              {costs
                .filter(({ code }) => part.costs.includes(code))
                .map(({ code, charged, most }) => {
                  const basis = basisOfMost[code];
                  const rule = code === 'performance' ? most : basis && t(`costs:${basis}`);
                  return (
                    <tr key={code}>
                      <th scope="row">
                        {t(`costs:name.${code}`)}
                        <Note as="div">{t(`costs:basis.${code}`)}</Note>
                        {most && rule && <Note as="div">{t('costs:rule', { rule })}</Note>}
                      </th>
                      <td>{charged}</td>
                      <td>{code === 'performance' ? absent : (most ?? absent)}</td>
                    </tr>
                  );
                })}
            </tbody>
          ))}
        </Table>
        <Note marginTop="2" maxWidth="measure">
          {t('costs:otherCosts', { year })}
        </Note>
      </TabPart>
      {example && (
        <div {...onlyOnWholePaper}>
          <Example example={example} year={year} shareName={shareName} />
        </div>
      )}
    </Stack>
  );
}
