import { Box } from '@chakra-ui/react/box';
import { columns, Wrap } from '../../../components/ui/layout';
import type { BlockView } from '../blockViews';
import type { ComparedItem, DrawnValue } from '../dataBlocks';
import { Bar, type Column, Table, TableHead } from './dataParts';

type BarsProps = { block: Extract<BlockView, { kind: 'BARS' }> };

type DrawnLineProps = { value: DrawnValue; unit: string | null; pattern: 'solid' | 'hatched' };

/** U+00A0 keeps a number and its unit together. */
const withUnit = ({ display }: DrawnValue, unit: string | null) =>
  unit ? `${display}\u00a0${unit}` : display;

function DrawnLine({ value, unit, pattern }: DrawnLineProps) {
  return (
    <Box
      display="grid"
      gridTemplateColumns="minmax(0, 1fr) var(--m-sizes-24)"
      alignItems="center"
      gap="3"
      marginTop="1"
      fontVariantNumeric="tabular-nums lining-nums"
      overflowWrap="anywhere"
    >
      <div>
        <Bar pattern={pattern} style={{ width: `${value.percent}%` }} />
      </div>
      <span>{withUnit(value, unit)}</span>
    </Box>
  );
}

function DrawnItem({ item }: { item: ComparedItem }) {
  return (
    <Box display="flex" flexDirection="column" justifyContent="space-between">
      <Box as="p" color="fg.title" marginBottom="1">
        {item.label}
      </Box>
      <div>
        <DrawnLine value={item.value} unit={item.unit} pattern="solid" />
        <DrawnLine value={item.reference} unit={item.unit} pattern="hatched" />
      </div>
    </Box>
  );
}

function BarsTable({ block: { title, labels, items } }: BarsProps) {
  const columns: Column[] = [
    { name: labels.item, kind: 'text' },
    { name: labels.series, kind: 'figure' },
    { name: labels.reference, kind: 'figure' },
  ];
  if (labels.note) columns.push({ name: labels.note, kind: 'figure' });
  return (
    <Table>
      <TableHead title={title} columns={columns} />
      <tbody>
        {items.map(({ label, unit, value, reference, note }) => (
          <tr key={label}>
            <th scope="row" data-text>
              {unit ? `${label} (${unit})` : label}
            </th>
            <td data-figure>{value.display}</td>
            <td data-figure>{reference.display}</td>
            {labels.note && (
              <td data-figure data-text>
                {note}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Bars of values and their reference, with the figures at their ends and in a table. */
export function Bars({ block }: BarsProps) {
  const { title, labels, items } = block;
  const summary = items.map(
    ({ label, unit, value, reference }) =>
      `${label}: ${labels.series} ${withUnit(value, unit)}, ${labels.reference} ${withUnit(reference, unit)}`,
  );
  return (
    <Box display="grid" gap="10" gridTemplateColumns="minmax(0, 1fr)">
      <div role="img" aria-label={[title, ...summary].filter(Boolean).join('; ')}>
        <Wrap
          columnGap="6"
          rowGap="1"
          marginBottom="6"
          textStyle="small"
          css={{ '& > span': { display: 'inline-flex', alignItems: 'center', gap: '2' } }}
        >
          <span>
            <Bar as="span" width="6" />
            {labels.series}
          </span>
          <span>
            <Bar as="span" width="6" pattern="hatched" />
            {labels.reference}
          </span>
        </Wrap>
        <Box
          display="grid"
          columnGap="12"
          rowGap="6"
          gridTemplateColumns={columns({ base: 1, md: 2 })}
          textStyle="small"
        >
          {items.map((item) => (
            <DrawnItem key={item.label} item={item} />
          ))}
        </Box>
      </div>
      <BarsTable block={block} />
    </Box>
  );
}
