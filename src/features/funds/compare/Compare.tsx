import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { Button } from '../../../components/ui/Button';
import { columns, Container, Stack } from '../../../components/ui/layout';
import { Section } from '../../../components/ui/Section';
import { SharePicker } from '../../../components/ui/SharePicker';
import { VisuallyHidden } from '../../../components/ui/VisuallyHidden';
import { choiceParameter } from '../../../routes/choiceQuery';
import { queryAttribute, replaceQueryString, useQueryString } from '../../../routes/queryString';
import { chosenShareOf } from '../../../store/chosenShares';
import { maxShares, sharesChosen } from '../../../store/comparisonSlice';
import { useInvestorProfile } from '../../../store/useInvestorProfile';
import type { FundNotices } from '../fundViews';
import { MarketingLabel } from '../MarketingLabel';
import { ignoredReasons, type IgnoredShare, readChoice, searchWith, sharesSeenBy } from './choice/choice';
import { ShareDirectory } from './choice/ShareDirectory';
import { useShareName } from './comparedColumns';
import type { ComparedFundView, ComparedShare } from './compareViews';
import { Comparison } from './Comparison';

/** Before this island is there: the address asks for shares. */
const whereAsked = `html[${queryAttribute}~=${choiceParameter}] [data-island]:not([data-failed]) &`;

/** In place of the list, and as high as the window: what takes its place moves nothing. */
const Awaited = chakra('div', {
  base: { display: 'none', minHeight: '100vh', [whereAsked]: { display: 'block' } },
});

/**
 * Lists what the address asks for but is not shown, and why. The live region is always in the page, so that
 * changes are announced.
 */
function IgnoredShares({ ignored }: { ignored: readonly IgnoredShare[] }) {
  const { t } = useTranslation();
  const nameOf = useShareName();
  const messages = ignoredReasons.flatMap((reason) => {
    const names = ignored
      .filter((share) => share.reason === reason)
      .map(({ word, share }) =>
        share ? t('compare:shareWithIsin', { name: nameOf(share), isin: word }) : word,
      );
    const values = { count: names.length, most: maxShares, shares: names.join('; ') };
    return names.length > 0 ? t(`compare:ignored.${reason}`, values) : [];
  });
  return (
    <div role="status">
      {ignored.length > 0 && (
        <Box
          maxWidth="measure"
          marginTop="6"
          paddingInlineStart="4"
          borderInlineStartWidth="2px"
          borderColor="accent"
        >
          <Box as="p" textStyle="label">
            {t('compare:ignored.title')}
          </Box>
          <Box as="ul" marginTop="1">
            {messages.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </Box>
        </Box>
      )}
    </div>
  );
}

type CompareProps = {
  funds: readonly ComparedFundView[];
  notices: FundNotices;
};

/**
 * Shares side by side, `maxShares` at most. The query string says which; the store follows it, for the other pages. The comparison takes the place of the
 * list of all shares, so that nothing else moves; a link to a comparison shows that it is coming until it is there.
 */
export function Compare({ funds, notices }: CompareProps) {
  const { t } = useTranslation();
  const query = useQueryString();
  const isAwaited = query === null;
  const search = query ?? '';
  const profile = useInvestorProfile();
  const { chosen, ignored } = useMemo(() => readChoice(search, funds, profile), [search, funds, profile]);
  const offered = useMemo(() => sharesSeenBy(profile, funds), [profile, funds]);
  const [announcement, setAnnouncement] = useState('');
  const select = useRef<HTMLSelectElement>(null);
  const nameOf = useShareName();

  const dispatch = useDispatch();
  useEffect(() => {
    if (chosen.length > 0)
      dispatch(sharesChosen(chosen.map(({ fund, share }) => chosenShareOf(fund.title, share))));
  }, [chosen, dispatch]);

  const choose = (isins: readonly string[], message: string) => {
    replaceQueryString(searchWith(isins, search));
    if (isins.length === 0) dispatch(sharesChosen([]));
    setAnnouncement(message);
  };
  const isins = chosen.map(({ share }) => share.isin);
  const isFull = isins.length >= maxShares;
  const pickerState = () => {
    if (offered.length === 0) return t('compare:picker.noneForProfile');
    if (isFull) return t('compare:picker.full', { most: maxShares });
    return t('compare:picker.chosenCount', { count: isins.length, most: maxShares });
  };
  const add = (added: ComparedShare) =>
    choose([...isins, added.share.isin], t('compare:added', { share: nameOf(added) }));
  // The pressed button disappears with its column: focus the select, where another share can be added.
  const keep = (kept: readonly string[], message: string) => {
    choose(kept, message);
    select.current?.focus();
  };
  const remove = (removed: ComparedShare) =>
    keep(
      isins.filter((isin) => isin !== removed.share.isin),
      t('compare:removed', { share: nameOf(removed) }),
    );

  return (
    <>
      <Container paddingTop="8">
        <Stack gap="8" gridTemplateColumns={columns({ base: 1, lg: 2 })}>
          <MarketingLabel notices={notices} />
          <Box data-needs-scripts="" _print={{ display: 'none' }}>
            <SharePicker
              look="page"
              id="share-picker"
              label={t('compare:picker.label')}
              placeholder={t('compare:picker.placeholder')}
              missing={t('compare:picker.missing')}
              funds={offered}
              textOf={({ isin, share: { name, currency } }) =>
                t('compare:picker.option', { share: t('funds:share', { share: name }), currency, isin })
              }
              isChosen={({ isin }) => isins.includes(isin)}
              isFull={isFull}
              selectRef={select}
              onAdd={add}
              state={pickerState()}
            >
              {/* `disabled` would lose the focus when the comparison is full. */}
              <Button
                type="submit"
                aria-disabled={isFull || undefined}
                css={{ '&[aria-disabled]': { opacity: 0.45 } }}
              >
                {t('compare:picker.add')}
              </Button>
            </SharePicker>
          </Box>
        </Stack>
        <IgnoredShares ignored={ignored} />
        <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      </Container>
      {chosen.length > 0 ? (
        <Section id="comparison" title={t('compare:sideBySide')} arrangement="stacked">
          <Comparison
            chosen={chosen}
            notices={notices}
            onRemove={remove}
            onRemoveAll={() => keep([], t('compare:removedAll'))}
          />
        </Section>
      ) : (
        <>
          {isAwaited && (
            <Awaited>
              <Section title={t('compare:sideBySide')} arrangement="stacked">
                <p>{t('compare:loading')}</p>
              </Section>
            </Awaited>
          )}
          <Box css={isAwaited ? { [whereAsked]: { display: 'none' } } : undefined}>
            <Section id="all-shares" title={t('compare:directory')} arrangement="stacked">
              <Stack gap="4" maxWidth="measure" marginBottom="10">
                <p data-needs-scripts="">{t('compare:empty')}</p>
                <noscript>
                  <p>{t('compare:withoutScripts')}</p>
                </noscript>
                <p>{t('compare:directoryIntro')}</p>
              </Stack>
              <ShareDirectory funds={funds} />
            </Section>
          </Box>
        </>
      )}
    </>
  );
}
