import { useState } from 'react'
import type { AccessKey } from '#contract/access-keys.ts'
import { ApiError } from '#contract/api.ts'
import { ageText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { useMutation } from '#web/shell/members/use-mutation.ts'
import { usePage } from '#web/shell/page.tsx'
import { useToast } from '#web/shell/toast.tsx'
import { ModalDialog } from '#web/ui/modal-dialog.tsx'
import '../lists.css'

type KeyListProps = { keys: AccessKey[]; at: number; onRevoked: () => void }

/** The keys that are in use, each with the way to end it. */
export function KeyList({ keys, at, onRevoked }: KeyListProps) {
  const [asking, setAsking] = useState<AccessKey>()
  return (
    <>
      <ul className="import-list">
        {keys.map((key) => (
          <KeyRow key={key._id} value={key} at={at} onRevoke={() => setAsking(key)} />
        ))}
      </ul>
      {asking && (
        <RevokeDialog
          value={asking}
          onClose={() => setAsking(undefined)}
          onRevoked={() => {
            setAsking(undefined)
            onRevoked()
          }}
        />
      )}
    </>
  )
}

type KeyRowProps = { value: AccessKey; at: number; onRevoke: () => void }

function KeyRow({ value: { name, ending, date, used }, at, onRevoke }: KeyRowProps) {
  const { t } = useTranslation('import')
  const { language } = usePage()
  const age = (since: string) => ageText(Date.parse(since), at, language)
  return (
    <li className="import-item import-key">
      <div className="min-w-0">
        <p className="font-semibold break-words">
          <bdi>{name}</bdi>
        </p>
        <p className="text-sm text-soft">
          {t('keys.ending')}{' '}
          <bdi dir="ltr" className="font-mono text-ink">
            …{ending}
          </bdi>{' '}
          · {t('keys.since', { age: age(date) })} ·{' '}
          {used ? t('keys.used', { age: age(used) }) : t('keys.unused')}
        </p>
      </div>
      <button
        type="button"
        className="button"
        aria-label={t('keys.revokeOf', { name })}
        onClick={onRevoke}
      >
        {t('keys.revoke')}
      </button>
    </li>
  )
}

type RevokeDialogProps = { value: AccessKey; onClose: () => void; onRevoked: () => void }

function RevokeDialog({ value: { _id, name }, onClose, onRevoked }: RevokeDialogProps) {
  const { t } = useTranslation('import')
  const toast = useToast()
  const { failure, busy, run } = useMutation()
  const revoke = () =>
    run(async (api) => {
      try {
        await api.call('revokeAccessKey', { id: _id })
      } catch (error) {
        // It was revoked elsewhere meanwhile, which is what was asked for.
        if (!(error instanceof ApiError && error.code === 'key.not_found')) throw error
      }
      toast(t('keys.revoked'))
      onRevoked()
    })
  return (
    <ModalDialog
      title={t('keys.revokeTitle', { name })}
      closeLabel={t('keys.keep')}
      onClose={onClose}
    >
      <p>{t('keys.revokeText')}</p>
      <div className="pt-3 empty:hidden">
        <FormFailure message={failure} />
      </div>
      <div className="flex flex-wrap gap-2 pt-4">
        <button type="button" className="button button-danger" disabled={busy} onClick={revoke}>
          {t('keys.revoke')}
        </button>
        <button type="button" className="button" onClick={onClose}>
          {t('keys.keep')}
        </button>
      </div>
    </ModalDialog>
  )
}
