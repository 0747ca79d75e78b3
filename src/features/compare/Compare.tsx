import { Box } from '@chakra-ui/react';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/ui/Section';
import { VisuallyHidden } from '../../components/ui/VisuallyHidden';
import { useAppSelector } from '../../store/hooks';
import { type Choice, fundsSeenBy, readChoice, searchWith } from './choice/choice';
import type { ComparedFundView, ComparedShare } from './compareViews';
import { Comparison } from './table/Comparison';
import { IgnoredShares } from './choice/IgnoredShares';
import { ShareDirectory } from './choice/ShareDirectory';
import { SharePicker } from './choice/SharePicker';
import { useShareName } from './choice/useShareName';
import { useSearch } from './choice/useSearch';

type CompareProps = {
  funds: readonly ComparedFundView[];
  /** Sanitised HTML in place of the figures of a share under one year. */
  youngNotice: string;
};

const nothingChosen: Choice = { chosen: [], ignored: [] };

/**
 * Up to four shares side by side. The choice is in the address alone. The list of all shares stands where the comparison
 * will: one takes the other's place, so that nothing else moves.
 */
export function Compare({ funds, youngNotice }: CompareProps) {
  const { t } = useTranslation();
  const [search, replaceSearch] = useSearch();
  const profile = useAppSelector(({ preferences }) => preferences.investorProfile);
  const { chosen, ignored } = useMemo(
    () => (search === null ? nothingChosen : readChoice(search, funds, profile)),
    [search, funds, profile],
  );
  const offered = useMemo(() => fundsSeenBy(profile, funds), [profile, funds]);
  const [said, setSaid] = useState('');
  const select = useRef<HTMLSelectElement>(null);
  const nameOf = useShareName();

  const choose = (isins: readonly string[], message: string) => {
    replaceSearch(searchWith(isins, search ?? ''));
    setSaid(message);
  };
  const isins = chosen.map(({ share }) => share.isin);
  const add = (isin: string) => {
    const added = offered
      .flatMap((fund) => fund.shares.map((share) => ({ fund, share })))
      .find(({ share }) => share.isin === isin);
    if (added) choose([...isins, isin], t('compare:added', { share: nameOf(added) }));
  };
  // The button that was pressed goes away with its column: the visitor continues where another share can be chosen.
  const remove = (removed: ComparedShare) => {
    choose(
      isins.filter((isin) => isin !== removed.share.isin),
      t('compare:removed', { share: nameOf(removed) }),
    );
    select.current?.focus();
  };
  const removeAll = () => {
    choose([], t('compare:removedAll'));
    select.current?.focus();
  };

  return (
    <>
      <Section arrangement="stacked">
        <Box data-needs-scripts="">
          <Box as="h2" textStyle="heading" marginBottom="6">
            {t('compare:choose')}
          </Box>
          <SharePicker
            funds={offered}
            chosen={chosen}
            ready={search !== null}
            selectRef={select}
            onAdd={add}
          />
        </Box>
        <IgnoredShares ignored={ignored} />
        <VisuallyHidden role="status">{said}</VisuallyHidden>
      </Section>
      {chosen.length > 0 ? (
        <Comparison chosen={chosen} youngNotice={youngNotice} onRemove={remove} onRemoveAll={removeAll} />
      ) : (
        <Section id="all-shares" title={t('compare:directory')} arrangement="stacked">
          <Box as="p" maxWidth="measure" marginBottom="10">
            {t('compare:directoryIntro')}
          </Box>
          <ShareDirectory funds={funds} />
        </Section>
      )}
    </>
  );
}
