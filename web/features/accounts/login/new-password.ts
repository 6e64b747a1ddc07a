import { passwordLength } from '#contract/password-length.ts'
import type { Translate } from '#web/shell/i18n.ts'
import { codeLength } from '#web/ui/form/code-field.tsx'
import type { Problems } from '#web/ui/form/field-notes.ts'
import { isCommonPassword, isLongEnough, isTooLong } from '../register/sign-up-rules.ts'

type T = Translate<'login'>

export type NewPassword = { code: string; password: string; confirm: string }

const { min, max } = passwordLength

/** The rules as they stand beside the box, ticked off while typing. */
export function passwordRules(password: string, identity: string, t: T) {
  const long = isLongEnough(password)
  return [
    { text: t('reset.ruleLength', { min }), met: long },
    { text: t('reset.ruleEasy'), met: long && !isCommonPassword(password, identity) },
  ]
}

/** What is wrong, for the account known by `identity`. */
export function newPasswordProblems(
  { code, password, confirm }: NewPassword,
  identity: string,
  t: T,
): Problems<NewPassword> {
  return {
    code: code.length < codeLength ? t('errors.codeMissing', { digits: codeLength }) : undefined,
    password: passwordProblem(password, identity, t),
    confirm: confirmProblem(password, confirm, t),
  }
}

function passwordProblem(password: string, identity: string, t: T) {
  if (password === '') return t('errors.newMissing')
  if (!isLongEnough(password)) return t('errors.newShort', { min })
  if (isTooLong(password)) return t('errors.newLong', { max })
  return isCommonPassword(password, identity) ? t('errors.newEasy') : undefined
}

function confirmProblem(password: string, confirm: string, t: T) {
  if (confirm === '') return t('errors.confirmMissing')
  return confirm === password ? undefined : t('errors.confirmDiffers')
}
