import type { ComponentProps } from 'react';
import { LanguageLinks } from '../../components/layout/LanguageLinks';
import { ProfileLinks } from '../../components/layout/ProfileLinks';
import { Island } from '../../components/ui/Island';
import { localeDetails } from '../../i18n/locales';
import { Dialog, FaultPart } from './disclaimer.styles';
import { DisclaimerModal } from './DisclaimerModal';

export type DisclaimerDialogProps = ComponentProps<typeof DisclaimerModal> & {
  homePath: string;
  words: { lost: string; tryAgain: string; profile: string };
};

/** Replaces the steps if they cannot be loaded: with languages, profiles and a way to try again. */
function Fault({ locale, profiles, homePath, words }: DisclaimerDialogProps) {
  return (
    <>
      <p data-introduction>{words.lost}</p>
      <p data-submit>
        <button type="button" data-retry>
          {words.tryAgain}
        </button>
      </p>
      <FaultPart>
        <h3>{localeDetails[locale].languageWord}</h3>
        <LanguageLinks locale={locale} paths={{}} />
      </FaultPart>
      <FaultPart>
        <h3>{words.profile}</h3>
        <ProfileLinks profiles={profiles} homePath={homePath} />
      </FaultPart>
    </>
  );
}

/**
 * The disclaimer (behaviour.md §4.4): a native dialog, which the start script opens in front of the page and keeps open until it is
 * accepted. Its steps are an island.
 */
export function DisclaimerDialog(props: DisclaimerDialogProps) {
  const { locale, siteName, languages, profiles } = props;
  return (
    <Dialog data-disclaimer lang={locale} aria-labelledby="disclaimer-heading">
      <Island
        name="disclaimer"
        Content={DisclaimerModal}
        props={{ locale, siteName, languages, profiles }}
        failure={<Fault {...props} />}
      />
    </Dialog>
  );
}
