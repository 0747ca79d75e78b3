import { screen, waitFor, within } from '@testing-library/react';
import { fr, heading, openDesk, refusal, sessionOf, signedOut } from '../testing/server';

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const proposed = { body: { secret, uri: `otpauth://totp/Meridane:claire?issuer=Meridane&secret=${secret}` } };
const codes = ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH'];
const on = { ...sessionOf(), hasSecondFactor: true, recoveryCodesLeft: 2 };
const wrongCode = refusal('wrong-code', { status: 401 });
const wrongPassword = refusal('wrong-password', { status: 401 });
const codeNeeded = refusal('code-needed', { status: 401 });

type Answers = NonNullable<Parameters<typeof openDesk>[1]>;

async function openAccount(answers: Answers) {
  const desk = openDesk('/history', answers);
  const name = fr('Votre compte : Claire Delmas, publication');
  await desk.user.click(await screen.findByRole('button', { name }));
  return { ...desk, dialog: within(await screen.findByRole('dialog', { name: 'Votre compte' })) };
}

describe('one’s own second factor', () => {
  it('is switched on by a first code, and shows the recovery codes until they are kept', async () => {
    const { user, dialog, answers, bodyOf } = await openAccount({
      'POST /session/second-factor': proposed,
      'POST /session/second-factor/confirm': wrongPassword,
    });
    await user.click(dialog.getByRole('button', { name: 'Configurer la validation en deux étapes' }));
    expect(
      await dialog.findByRole('img', { name: 'QR code pour l’application d’authentification' }),
    ).toBeVisible();
    expect(dialog.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
    const switchOn = dialog.getByRole('button', { name: 'Activer la validation en deux étapes' });
    await user.click(switchOn);
    expect(dialog.getByText('Indiquez le code.')).toBeVisible();
    expect(dialog.getByLabelText(/^Code/)).toHaveFocus();
    await user.type(dialog.getByLabelText(/^Code/), '123 456{Enter}');
    const typedPassword = dialog.getByLabelText(/^Votre mot de passe/);
    expect(typedPassword).toHaveFocus();
    expect(dialog.getByText('Indiquez votre mot de passe actuel.')).toBeVisible();
    await user.type(typedPassword, 'secret{Enter}');
    expect(await dialog.findByRole('alert')).toHaveTextContent('Le mot de passe actuel est inexact.');
    expect(typedPassword).toHaveFocus();
    answers['POST /session/second-factor/confirm'] = wrongCode;
    await user.click(switchOn);
    expect(await dialog.findByText(/^Ce code est inexact, ou a déjà servi\./)).toBeVisible();
    expect(dialog.getByLabelText(/^Code/)).toHaveFocus();
    answers['POST /session/second-factor/confirm'] = { body: { recoveryCodes: codes } };
    await user.click(switchOn);
    expect(bodyOf('POST /session/second-factor/confirm')).toEqual({ code: '123 456', password: 'secret' });
    const list = within(await dialog.findByRole('list', { name: 'Codes de secours' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codes);
    answers['GET /session'] = { body: on };
    await user.click(dialog.getByRole('button', { name: 'J’ai conservé ces codes' }));
    expect(await dialog.findByText('Activée. Il vous reste 2 codes de secours.')).toBeVisible();
    expect(dialog.queryByText(codes[0] ?? '')).not.toBeInTheDocument();
  });

  it('is switched off with the password and a code', async () => {
    const { user, dialog, answers, bodyOf } = await openAccount({
      'GET /session': { body: on },
      'POST /session/second-factor/off': wrongPassword,
    });
    const off = dialog.getByRole('button', { name: 'Désactiver la validation en deux étapes' });
    await user.type(dialog.getByLabelText(/^Votre mot de passe/), 'secret');
    await user.click(off);
    expect(await dialog.findByRole('alert')).toHaveTextContent('Le mot de passe actuel est inexact.');
    answers['POST /session/second-factor/off'] = codeNeeded;
    await user.type(dialog.getByLabelText(/^Votre mot de passe/), 'jardin vert pluie');
    await user.click(off);
    const code = await dialog.findByLabelText('Code');
    expect(code).toHaveFocus();
    answers['POST /session/second-factor/off'] = { body: {} };
    answers['GET /session'] = { body: sessionOf() };
    await user.type(code, '123456{Enter}');
    expect(
      await dialog.findByRole('button', { name: 'Configurer la validation en deux étapes' }),
    ).toBeVisible();
    expect(bodyOf('POST /session/second-factor/off')).toEqual({
      password: 'jardin vert pluie',
      code: '123456',
    });
  });

  it('comes before all else for whoever may publish, where that is asked', async () => {
    const needed = { ...sessionOf(), needsSecondFactor: true };
    const { user, answers, asked } = openDesk('/publish', {
      'GET /session': { body: needed },
      'POST /session/second-factor': proposed,
      'POST /session/second-factor/confirm': { body: { recoveryCodes: codes } },
    });
    await heading('Validation en deux étapes');
    expect(screen.getByText(/^Votre compte peut publier/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Se déconnecter' })).toBeVisible();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect(asked.map(({ what }) => what)).toEqual(['GET /session']);
    await user.click(screen.getByRole('button', { name: 'Configurer la validation en deux étapes' }));
    await user.type(await screen.findByLabelText(/^Code/), '123456');
    await user.type(screen.getByLabelText(/^Votre mot de passe/), 'jardin vert pluie{Enter}');
    expect(await screen.findByText(codes[1] ?? '')).toBeVisible();
    answers['GET /session'] = { body: on };
    await user.click(screen.getByRole('button', { name: 'J’ai conservé ces codes' }));
    expect(await heading('Publication')).toBeVisible();
  });

  it('is asked for once the server does, of somebody who has become a publisher', async () => {
    const { answers } = openDesk('/changes', {
      'GET /changes': refusal('second-factor-needed', { status: 403 }),
    });
    answers['GET /session'] = { body: { ...sessionOf(), needsSecondFactor: true } };
    expect(await heading('Validation en deux étapes')).toBeVisible();
  });
});

describe('signing in', () => {
  const open = async (answers: Answers = {}) => {
    const desk = openDesk('/history', {
      'GET /session': signedOut,
      'POST /session': codeNeeded,
      ...answers,
    });
    await desk.user.type(await screen.findByLabelText('Nom'), 'claire');
    await desk.user.type(screen.getByLabelText('Mot de passe'), 'secret{Enter}');
    const code = await screen.findByLabelText('Code');
    return { ...desk, code };
  };

  it('asks for the code behind the password, and keeps the password while the code is wrong', async () => {
    const { user, code, answers, bodyOf } = await open();
    expect(code).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Indiquez le code.')).toBeVisible();
    answers['POST /session'] = wrongCode;
    await user.type(code, '000000{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Ce code est inexact');
    await waitFor(() => expect(code).toHaveValue(''));
    answers['POST /session'] = { body: on };
    await user.type(code, '123456{Enter}');
    expect(await heading('Historique')).toBeVisible();
    expect(bodyOf('POST /session')).toEqual({ name: 'claire', password: 'secret', code: '123456' });
  });

  it('says how many recovery codes are left, once one is used', async () => {
    const { user, code, answers } = await open();
    answers['POST /session'] = { body: on };
    await user.type(code, 'aaaa-bbbb-cccc-dddd{Enter}');
    expect(await screen.findByText('Ce code de secours a servi. Il vous en reste 2.')).toBeVisible();
  });

  it('by a link asks for it too', async () => {
    const { user, answers, bodyOf } = openDesk('/sign-in#abc', {
      'GET /session': signedOut,
      'POST /session/link': codeNeeded,
    });
    await user.click(await screen.findByRole('button', { name: 'Se connecter' }));
    answers['POST /session/link'] = { body: on };
    await user.type(await screen.findByLabelText('Code'), '123456{Enter}');
    expect(await heading('Modifications')).toBeVisible();
    expect(bodyOf('POST /session/link')).toEqual({ token: 'abc', code: '123456' });
  });
});
