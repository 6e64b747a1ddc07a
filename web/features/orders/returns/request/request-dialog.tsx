import { useId } from 'react'
import { mostReturnPictures, orderLengths } from '#contract/limits.ts'
import { isSellersFault, returnReasons } from '#contract/return-status.ts'
import type { SellerOrder } from '#contract/orders.ts'
import type { Return } from '#contract/returns.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { ChoiceTiles } from '#web/ui/form/choice-tiles.tsx'
import { ModalDialog } from '#web/ui/modal-dialog.tsx'
import { NoteField } from '#web/shell/members/note-field.tsx'
import { LinesField } from './lines-field.tsx'
import { PicturesField } from './pictures-field.tsx'
import { RequestRefund, WhatFollows } from './request-refund.tsx'
import { useRequestForm } from './use-request-form.ts'
import '../../step-form.css'

type RequestDialogProps = {
  order: SellerOrder
  returns: Return[]
  onRequested: () => void
  onClose: () => void
}

/** What a buyer gives back and why, with pictures, and what happens then. */
export function RequestDialog({ order, returns, onRequested, onClose }: RequestDialogProps) {
  const { t } = useTranslation('returns')
  const form = useRequestForm({ order, returns, onRequested })
  const { ref, field, values, left, busy, failure, send } = form
  const id = useId()
  const reason = field('reason')
  const isOptional = values.reason !== '' && !isSellersFault(values.reason)
  return (
    <ModalDialog
      shape="sheet"
      title={t('request.title', { number: order.number })}
      closeLabel={t('ask.back')}
      steady={form.dirty || busy}
      onClose={onClose}
      footer={
        <div className="request-foot">
          <FormFailure message={failure} />
          <RequestRefund {...{ order, returns, values }} />
          <button type="submit" form={id} className="button button-primary" disabled={busy}>
            {t(busy ? 'request.sending' : 'request.send')}
          </button>
        </div>
      }
    >
      <form id={id} ref={ref} noValidate className="step-form" onSubmit={send}>
        <LinesField {...field('lines')} lines={order.lines} left={left} />
        <ChoiceTiles
          name={reason.name}
          value={reason.value}
          error={reason.error}
          onChange={reason.onChange}
          legend={t('request.reason')}
          options={returnReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
        />
        <NoteField
          {...field('note')}
          label={t('request.note')}
          hint={t('request.noteHint')}
          optional={isOptional ? t('request.optional') : undefined}
          maxLength={orderLengths.note}
        />
        <PicturesField {...field('pictures')} most={mostReturnPictures} disabled={busy} />
        <WhatFollows payment={order.payment} />
      </form>
    </ModalDialog>
  )
}
