import { chakra } from '@chakra-ui/react/styled-system';

// Parts of tables that phones lay out otherwise. By their roles they stay tables for assistive technology (WebKit).

export const TableHead = /* #__PURE__ */ chakra('thead', {}, { defaultProps: { role: 'rowgroup' } });
export const TableBody = /* #__PURE__ */ chakra('tbody', {}, { defaultProps: { role: 'rowgroup' } });
export const TableRow = /* #__PURE__ */ chakra('tr', {}, { defaultProps: { role: 'row' } });
export const ColumnHeader = /* #__PURE__ */ chakra(
  'th',
  {},
  { defaultProps: { role: 'columnheader', scope: 'col' } },
);
export const RowHeader = /* #__PURE__ */ chakra(
  'th',
  {},
  { defaultProps: { role: 'rowheader', scope: 'row' } },
);
export const Cell = /* #__PURE__ */ chakra('td', {}, { defaultProps: { role: 'cell' } });
