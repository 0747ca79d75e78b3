import { useCallback, useState } from 'react';
import { search } from '../../../locales/search.generated';
import { Icon } from '../../components/icons/Icon';
import { IconButton } from '../../components/ui/Button';
import { SearchDialog, type SearchDialogProps } from './dialog/SearchDialog';

/** Opens the search. */
export function SearchButton({ locale, suggestions }: Omit<SearchDialogProps, 'onClose'>) {
  const [openings, setOpenings] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const open = () => {
    setOpenings(openings + 1);
    setIsOpen(true);
  };
  const close = useCallback(() => setIsOpen(false), []);
  return (
    <>
      <IconButton
        // Mirrors the burger at the start of the bar: the icon is at the edge, its target of 44 px extends beyond.
        width="calc(var(--m-sizes-10) + var(--m-sizes-1))"
        height="12"
        marginInlineStart="-1.5"
        marginInlineEnd="-3"
        css={{ '[data-theme=dark] &': { outlineColor: 'white' } }}
        data-needs-scripts
        aria-label={search[locale].button}
        aria-haspopup="dialog"
        onClick={open}
      >
        <Icon name="search" boxSize="1.3125em" />
      </IconButton>
      {isOpen && <SearchDialog key={openings} locale={locale} suggestions={suggestions} onClose={close} />}
    </>
  );
}
