import { Box } from '@chakra-ui/react/box';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../../components/ui/Section';
import { VisuallyHidden } from '../../../components/ui/VisuallyHidden';
import { replaceQueryString, useQueryString } from '../../../routes/queryString';
import { useAppSelector } from '../../../store/hooks';
import { fundsSeenBy, readChoice, searchWith } from './choice/choice';
import { IgnoredShares } from './choice/IgnoredShares';
import { ShareDirectory } from './choice/ShareDirectory';
import { SharePicker } from './choice/SharePicker';
import { useShareName } from './table/comparedColumns';
import type { ComparedFundView, ComparedShare } from './compareViews';
import { Comparison } from './table/Comparison';

type CompareProps = {
  funds: readonly ComparedFundView[];
  /** Sanitised HTML, shown instead of the figures of a share under one year. */
  youngNotice: string;
};

/**
 * Up to four shares side by side. The choice lives in the query string only. The comparison takes the place of the
 * list of all shares, so that nothing else moves.
 */
export function Compare({ funds, youngNotice }: CompareProps) {
  const { t } = useTranslation();
  const search = useQueryString() ?? '';
  const profile = useAppSelector(({ preferences }) => preferences.investorProfile);
  const { chosen, ignored } = useMemo(() => readChoice(search, funds, profile), [search, funds, profile]);
  const offered = useMemo(() => fundsSeenBy(profile, funds), [profile, funds]);
  const [announcement, setAnnouncement] = useState('');
  const select = useRef<HTMLSelectElement>(null);
  const nameOf = useShareName();

  const choose = (isins: readonly string[], message: string) => {
    replaceQueryString(searchWith(isins, search));
    setAnnouncement(message);
  };
  const isins = chosen.map(({ share }) => share.isin);
  const add = (isin: string) => {
    const added = offered
      .flatMap((fund) => fund.shares.map((share) => ({ fund, share })))
      .find(({ share }) => share.isin === isin);
    if (added) choose([...isins, isin], t('compare:added', { share: nameOf(added) }));
  };
  // The pressed button disappears with its column: focus the select, where another share can be added.
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
          <SharePicker funds={offered} chosen={chosen} selectRef={select} onAdd={add} />
        </Box>
        <IgnoredShares ignored={ignored} />
        <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      </Section>
      {chosen.length > 0 ? (
        <Comparison chosen={chosen} youngNotice={youngNotice} onRemove={remove} onRemoveAll={removeAll} />
      ) : (
        <Section id="all-shares" title={t('compare:directory')} arrangement="stacked">
          <Box maxWidth="measure" marginBottom="10">
            <p data-needs-scripts="">{t('compare:empty')}</p>
            <noscript>
              <p>{t('compare:withoutScripts')}</p>
            </noscript>
            <p>{t('compare:directoryIntro')}</p>
          </Box>
          <ShareDirectory funds={funds} />
        </Section>
      )}
    </>
  );
}
