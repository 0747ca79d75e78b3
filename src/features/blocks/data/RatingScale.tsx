import { Box } from '@chakra-ui/react/box';
import { besideTitle, Ruled } from '../../../components/ui/layout';
import { RichText } from '../../../components/ui/RichText';
import type { BlockView } from '../blockViews';
import { Bar, Table, TableHead } from './dataParts';

type RatingScaleProps = { block: Extract<BlockView, { kind: 'RATING_SCALE' }> };

/** The portfolio's weight in each class. */
function Spread({ block: { labels, items } }: RatingScaleProps) {
  const summary = items.map(({ code, value }) => `${code} ${value.display}`).join(', ');
  return (
    <figure>
      <Box as="figcaption" textStyle="label" color="fg.title" marginBottom="3">
        {labels.value}
      </Box>
      <div role="img" aria-label={`${labels.value}: ${summary}`}>
        {items.map(({ code, value }) => (
          <Ruled
            key={code}
            display="grid"
            gridTemplateColumns="var(--m-sizes-10) minmax(0, 1fr) var(--m-sizes-16)"
            alignItems="center"
            gap="3"
            paddingBlock="2"
            fontVariantNumeric="tabular-nums lining-nums"
          >
            <Box as="span" textStyle="subheading" color="fg.title">
              {code}
            </Box>
            <div>
              <Bar style={{ width: `${value.percent}%` }} />
            </div>
            <span>{value.display}</span>
          </Ruled>
        ))}
      </div>
    </figure>
  );
}

function ClassTable({ block: { title, labels, items } }: RatingScaleProps) {
  return (
    <Table>
      <TableHead
        title={title}
        columns={[
          { name: labels.code },
          { name: labels.range },
          { name: labels.body, kind: 'text' },
          { name: labels.value, kind: 'figure' },
        ]}
      />
      <tbody>
        {items.map(({ code, range, body, value }) => (
          <tr key={code}>
            <th scope="row">{code}</th>
            <td data-text>{range}</td>
            <td data-text>{body && <RichText html={body} />}</td>
            <td data-figure>{value.display}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** The classes of a rating and what each means, and the portfolio's weight in each. */
export function RatingScale({ block }: RatingScaleProps) {
  return (
    <Box display="grid" gap={{ base: '10', lg: '12' }} alignItems="start" gridTemplateColumns={besideTitle}>
      <Spread block={block} />
      <ClassTable block={block} />
    </Box>
  );
}
