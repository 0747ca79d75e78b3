import { screen } from '@testing-library/react';
import { renderHtml } from '../../testing/renderPage';
import { UnderHeading } from './Heading';
import { Island } from './Island';

const Title = ({ title }: { title: string }) => <h3>{title}</h3>;

test('what an island starts with is beside its HTML, whatever its texts are', () => {
  const title = '</script><!-- <b>Asia & Co</b>';
  const { container } = renderHtml(
    <UnderHeading>
      <Island name="search" Content={Title} props={{ title }} parameters={['sort', 'view']} failure="Perdu" />
    </UnderHeading>,
  );
  expect(screen.getByRole('heading')).toHaveTextContent(title);
  const island = container.querySelector('[data-island=search]');
  expect(island).toHaveAttribute('data-parameters', 'sort view');
  expect(JSON.parse(island?.querySelector('script')?.textContent ?? '')).toEqual({
    props: { title },
    level: 3,
  });
});

test('the message of an island that does not come is hidden in a live region', () => {
  renderHtml(<Island name="search" Content={Title} props={{ title: 'Asia' }} failure="Perdu" />);
  expect(screen.getByText('Perdu')).not.toBeVisible();
  expect(screen.getByRole('alert')).toContainElement(screen.getByText('Perdu'));
});
