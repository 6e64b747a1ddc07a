import { useState } from 'react'
import { bareIban, looksLikeIban } from '#contract/company-numbers.ts'
import { longestIbanEntry, longestPasswordEntry, profileLengths } from '#contract/limits.ts'
import type { Order } from '#contract/orders.ts'
import { Amount } from '#web/shell/amount.tsx'
import { useTranslation } from '#web/shell/i18n.ts'
import { FactorPrompt } from '#web/shell/members/confirm-factor/factor-prompt.tsx'
import { useConfirmedStep } from '#web/shell/members/confirm-factor/use-confirmed-step.ts'
import { useToast } from '#web/shell/toast.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { useFormState } from '#web/ui/form/form-state.ts'
import { TextField } from '#web/ui/form/text-field.tsx'

type RefundAccountProps = {
  order: string
  account: NonNullable<Order['payment']['refund_account']>
  onSaved: () => void
}

/** Where a refund by transfer goes: asked for where nothing is known, or the account was wrong. */
export function RefundAccount({ order, account, onSaved }: RefundAccountProps) {
  const { t } = useTranslation('orders')
  const { amount, iban_ending: ending, failed, may_change: mayChange } = account
  const isAsked = mayChange && (ending === null || failed === 'iban' || failed === 'name')
  const [isOpen, setOpen] = useState(false)
  return (
    <section aria-labelledby="refund-account" className="grid gap-3 w-full">
      <h3 id="refund-account" className="font-semibold">
        {t('transfer.account.title')} <Amount dirhams={amount} />
      </h3>
      <p>
        {failed
          ? t(`transfer.account.failed.${failed}`)
          : ending === null && t('transfer.account.ask')}
        {ending !== null && !isAsked && (
          <>
            {' '}
            {t('transfer.account.known')} <bdi dir="ltr">{ending}</bdi>.{' '}
            {!mayChange && t('transfer.account.onTheWay')}
          </>
        )}
      </p>
      {isAsked || isOpen ? (
        <FactorPrompt>
          <AccountForm
            order={order}
            onSaved={() => {
              setOpen(false)
              onSaved()
            }}
          />
        </FactorPrompt>
      ) : (
        mayChange && (
          <button type="button" className="button justify-self-start" onClick={() => setOpen(true)}>
            {t('transfer.account.change')}
          </button>
        )
      )}
    </section>
  )
}

function AccountForm({ order, onSaved }: Pick<RefundAccountProps, 'order' | 'onSaved'>) {
  const { t } = useTranslation('orders')
  const toast = useToast()
  const { run, busy, failure } = useConfirmedStep()
  const missing = t('transfer.account.missing')
  const { ref, field, submit, setServerErrors } = useFormState({
    initial: { iban: '', name: '', password: '' },
    check: ({ iban, name, password }) => ({
      iban: looksLikeIban(bareIban(iban)) ? undefined : t('transfer.account.wrong'),
      name: name.trim() === '' ? missing : undefined,
      password: password === '' ? missing : undefined,
    }),
  })
  const save = async (values: { iban: string; name: string; password: string }) => {
    const isDone = await run((api) => api.call('giveRefundAccount', { order, ...values }), {
      setFieldErrors: setServerErrors,
    })
    if (!isDone) return
    toast(t('transfer.account.saved'))
    onSaved()
  }
  return (
    <form ref={ref} noValidate className="grid gap-3 w-full" onSubmit={submit(save)}>
      <TextField
        {...field('iban')}
        good={false}
        label={t('transfer.iban')}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={longestIbanEntry}
        required
      />
      <TextField
        {...field('name')}
        good={false}
        label={t('transfer.account.holder')}
        dir="auto"
        autoComplete="name"
        maxLength={profileLengths.name}
        required
      />
      <TextField
        {...field('password')}
        good={false}
        type="password"
        label={t('transfer.account.password')}
        hint={t('transfer.account.passwordHint')}
        dir="ltr"
        autoComplete="current-password"
        maxLength={longestPasswordEntry}
        required
      />
      <FormFailure message={failure} />
      <button type="submit" className="button button-primary justify-self-start" disabled={busy}>
        {t('transfer.account.save')}
      </button>
    </form>
  )
}
