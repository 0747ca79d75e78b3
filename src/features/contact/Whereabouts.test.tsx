import { screen } from '@testing-library/react';
import { renderPage } from '../../testing/renderPage';
import { Whereabouts } from './ContactSection';

test('gives the address, and phone and mail as links', () => {
  const { t } = renderPage(
    <Whereabouts
      infos={[
        { code: 'CITY', content: 'Paris' },
        { code: 'ZIP_CODE', content: '75000' },
        { code: 'PHONE', content: '+33 (0)1 00 00' },
        { code: 'EMAIL', content: 'contact@meridane.example' },
      ]}
    />,
  );
  expect(screen.getByRole('region', { name: t('common:whereabouts') })).toHaveTextContent('75000 Paris');
  expect(screen.getByRole('link', { name: '+33 (0)1 00 00' })).toHaveAttribute('href', 'tel:+33010000');
  expect(screen.getByRole('link', { name: 'contact@meridane.example' })).toHaveAttribute(
    'href',
    'mailto:contact@meridane.example',
  );
});
