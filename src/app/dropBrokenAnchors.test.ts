import { globalHistory } from '@gatsbyjs/reach-router';
import { waitFor } from '@testing-library/react';
import { dropBrokenAnchors } from './dropBrokenAnchors';

const address = () => window.location.pathname + window.location.search + window.location.hash;

test.each([
  ['/fr/funds/x?a=1#%', '/fr/funds/x?a=1'],
  ['/fr/funds/x#%E0%A4%A', '/fr/funds/x'],
  ['/fr/funds/x?a=1#documents', '/fr/funds/x?a=1#documents'],
  ['/fr/equipes#%C3%A9lia', '/fr/equipes#%C3%A9lia'],
  ['/fr', '/fr'],
])('%s becomes %s', (opened, kept) => {
  window.history.replaceState({ key: '1' }, '', opened);
  dropBrokenAnchors();
  expect(address()).toBe(kept);
  expect(window.history.state).toEqual({ key: kept === opened ? '1' : expect.any(String) });
});

test('Gatsby’s router, which has read the address before, is told', () => {
  window.history.replaceState(null, '', '/fr/funds/x#%');
  dropBrokenAnchors();
  expect(globalHistory.location).toMatchObject({ pathname: '/fr/funds/x', hash: '' });
});

test('an anchor added later is dropped too', async () => {
  window.history.replaceState(null, '', '/fr#documents');
  dropBrokenAnchors();
  window.location.hash = '#%';
  await waitFor(() => expect(address()).toBe('/fr'));
});
