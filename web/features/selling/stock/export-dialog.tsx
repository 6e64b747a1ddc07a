import { useState } from 'react'
import type { InputOf } from '#contract/api.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { download } from '#web/shell/members/download.ts'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { useMutation } from '#web/shell/members/use-mutation.ts'
import { usePage } from '#web/shell/page.tsx'
import { useToast } from '#web/shell/toast.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ModalDialog } from '#web/ui/modal-dialog.tsx'
import { isNarrowed, stockFilterOf, type StockQuery } from './stock-query.ts'
import type { StockReply } from './use-stock.ts'

type Format = NonNullable<InputOf<'exportListings'>['format']>
type ExportDialogProps = { query: StockQuery; reply: StockReply; onClose: () => void }

/** Saves what is shown, all its pages, as a file that can be brought back. */
export function ExportDialog({ query, reply, onClose }: ExportDialogProps) {
  const { t } = useTranslation('stock')
  const { language } = usePage()
  const toast = useToast()
  const { failure, busy, run } = useMutation()
  const [format, setFormat] = useState<Format>()
  const listings = t('listings', { count: reply.total })
  const whole = query.view === 'all' && !isNarrowed(query)

  const save = (chosen: Format) => {
    setFormat(chosen)
    const input = { format: chosen, ...stockFilterOf(query) }
    return run(async () => {
      await download('exportListings', input, { language, fileName: nameOf(chosen) })
      toast(t('export.done'))
      onClose()
    })
  }
  return (
    <ModalDialog title={t('export.title')} closeLabel={t('bulk.close')} onClose={onClose}>
      {reply.total === 0 ? (
        <p>{t('export.nothing')}</p>
      ) : (
        <div className="grid gap-4">
          <div>
            <p className="font-semibold">
              {t(whole ? 'export.whole' : 'export.holds', { listings })}
            </p>
            {!whole && <Narrowing query={query} reply={reply} />}
          </div>
          <p className="text-sm text-soft">{t('export.columns')}</p>
          <FormFailure message={failure} />
          <div className="grid gap-2">
            {(['xlsx', 'csv'] as const).map((kind) => (
              <button
                key={kind}
                type="button"
                className={kind === 'xlsx' ? 'button button-primary' : 'button'}
                aria-disabled={busy || undefined}
                onClick={() => busy || void save(kind)}
              >
                <Icon name="export" />
                {busy && format === kind ? t('export.busy') : t(`export.${kind}`)}
              </button>
            ))}
          </div>
        </div>
      )}
    </ModalDialog>
  )
}

const nameOf = (format: Format) => `ghiyar-stock-${new Date().toISOString().slice(0, 10)}.${format}`

function Narrowing({ query, reply }: { query: StockQuery; reply: StockReply }) {
  const { t } = useTranslation('stock')
  const { q, view, category, make, hint } = query
  const labelIn = (named: StockReply['categoryList'], name: string) =>
    named.find((one) => one.name === name)?.label ?? name
  const narrowing = [
    view !== 'all' && t(`views.${view}`),
    category && labelIn(reply.categoryList, category),
    make && labelIn(reply.makeList, make),
    hint && t(`hints.${hint}`, { count: reply.hints[hint] }),
    q && t('export.search', { text: q }),
  ].filter((text) => typeof text === 'string' && text !== '')
  return (
    <ul className="flex flex-wrap gap-2 pt-2">
      {narrowing.map((text) => (
        <li key={String(text)} className="chip bg-sunken">
          <bdi>{text}</bdi>
        </li>
      ))}
    </ul>
  )
}
