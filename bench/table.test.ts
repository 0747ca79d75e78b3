import { formatTable, kilobytes } from './table';

it('lines up words at their left and figures at their right', () => {
  const lines = formatTable<[string, number]>(
    [
      { heading: 'page', cell: ([name]) => name },
      { heading: 'KB', cell: ([, bytes]) => kilobytes(bytes), isFigure: true },
      { heading: '', cell: () => '' },
    ],
    [
      ['Home', 131_449],
      ['Fund', 9_950],
    ],
  );
  expect(lines).toEqual(['page     KB', 'Home  131.4', 'Fund    9.9']);
});
