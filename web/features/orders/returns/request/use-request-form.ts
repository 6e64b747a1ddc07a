import { isSellersFault, type ReturnReason } from '#contract/return-status.ts'
import type { SellerOrder } from '#contract/orders.ts'
import type { Return } from '#contract/returns.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { useIdempotentCall } from '#web/shell/members/idempotent-call.ts'
import { useMutation } from '#web/shell/members/use-mutation.ts'
import { useToast } from '#web/shell/toast.tsx'
import { useFormState } from '#web/ui/form/form-state.ts'
import { chosenLines, piecesLeft, sumOfPieces, type Pieces } from '../returnable.ts'

export type RequestValues = {
  lines: Pieces
  reason: ReturnReason | ''
  note: string
  pictures: readonly File[]
}

type RequestFormOptions = { order: SellerOrder; returns: Return[]; onRequested: () => void }

/** The form for a return: its values, what is still wrong with them, and sending it. */
export function useRequestForm({ order, returns, onRequested }: RequestFormOptions) {
  const { t } = useTranslation('returns')
  const toast = useToast()
  const callOnce = useIdempotentCall()
  const { failure, run } = useMutation()
  const left = piecesLeft(order.lines, returns)
  const { setServerErrors, submit, ...form } = useFormState<RequestValues>({
    initial: { lines: firstPieces(left), reason: '', note: '', pictures: [] },
    check: ({ lines, reason, note }) => ({
      lines: sumOfPieces(lines) === 0 ? t('request.linesNeeded') : undefined,
      reason: reason === '' ? t('request.reasonNeeded') : undefined,
      note: needsNote(reason) && note.trim() === '' ? t('request.noteNeeded') : undefined,
    }),
  })
  const request = ({ lines, reason, note, pictures }: RequestValues) =>
    run(
      async (api) => {
        if (reason === '') return
        const input = { seller_order: order._id, reason, note: note.trim() }
        const fields = { ...input, lines: JSON.stringify(chosenLines(lines)) }
        const chosen = pictures.map(({ name, size, lastModified }) => [name, size, lastModified])
        const { number } = await callOnce({ ...fields, chosen }, (idempotencyKey) =>
          api.call('requestReturn', fields, {
            idempotencyKey,
            files: { pictures: [...pictures] },
          }),
        )
        toast(t('request.done', { number }))
        onRequested()
      },
      { setFieldErrors: setServerErrors },
    )
  return { ...form, left, failure, send: submit(request) }
}

/** A single piece is chosen from the start; of several, the buyer chooses. */
const firstPieces = (left: Pieces): Pieces => (sumOfPieces(left) === 1 ? left : {})

const needsNote = (reason: ReturnReason | '') => reason === '' || isSellersFault(reason)
