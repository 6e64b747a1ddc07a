import type { Cart } from '#contract/carts.ts'
import { orderLengths } from '#contract/limits.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { useMutation } from '#web/shell/members/use-mutation.ts'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { useFormState } from '#web/ui/form/form-state.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import { ModalDialog } from '#web/ui/modal-dialog.tsx'

type CartDialogProps = {
  /** The one to rename; without it, a new one. */
  cart: Cart | undefined
  onClose: () => void
  onSaved: (cart: Cart) => void
}

/** The name of a cart, and the vehicle that it is for. */
export function CartDialog({ cart, onClose, onSaved }: CartDialogProps) {
  const { t } = useTranslation('cart')
  const { failure, run } = useMutation()
  const { ref, field, submit, setServerErrors, busy } = useFormState({
    initial: { name: cart?.name ?? '', vehicle: cart?.vehicle ?? '' },
    check: ({ name }) => ({ name: name.trim() ? undefined : t('new.nameEmpty') }),
  })
  const save = (values: { name: string; vehicle: string }) =>
    run(
      async (api) =>
        onSaved(
          cart
            ? await api.call('updateCart', { cart: cart._id, ...values })
            : await api.call('createCart', values),
        ),
      { setFieldErrors: setServerErrors },
    )
  return (
    <ModalDialog
      title={t(cart ? 'rename' : 'new.title')}
      closeLabel={t('shell:nav.close')}
      onClose={onClose}
    >
      <form ref={ref} noValidate className="grid gap-4" onSubmit={submit(save)}>
        <TextField
          {...field('name')}
          label={t('new.name')}
          hint={t('new.nameHint')}
          dir="auto"
          maxLength={orderLengths.cartName}
          required
          focused
        />
        <TextField
          {...field('vehicle')}
          label={t('new.vehicle')}
          optional={t('optional')}
          dir="auto"
          maxLength={orderLengths.vehicle}
        />
        <FormFailure message={failure} />
        <button type="submit" disabled={busy} className="button button-primary">
          {t('new.save')}
        </button>
      </form>
    </ModalDialog>
  )
}
