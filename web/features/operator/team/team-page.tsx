import { useState } from 'react'
import type { Invitation, Operator } from '#contract/operators.ts'
import { ageText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { momentText } from '#web/shell/moment-text.ts'
import { LoadFailure } from '#web/shell/members/load-failure.tsx'
import { useData } from '#web/shell/members/use-data.ts'
import { usePage } from '#web/shell/page.tsx'
import { useToast } from '#web/shell/toast.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { SheetSection } from '#web/ui/sheet-section.tsx'
import { ConfirmDialog } from '../confirm/confirm-dialog.tsx'
import { useConfirmedStep } from '#web/shell/members/confirm-factor/use-confirmed-step.ts'
import { operatorsData } from '../operator-data.ts'
import { InviteForm } from './invite-form.tsx'

/** Who the operators are, for owners: to invite others, and to remove them. */
export function TeamPage() {
  const { t } = useTranslation('operator')
  const toast = useToast()
  const { data, at, failure, reload } = useData(operatorsData)
  const { run, busy, failure: stepFailure } = useConfirmedStep()
  const [leaving, setLeaving] = useState<Operator>()

  const remove = ({ _id: id }: Operator) =>
    run(async (api) => {
      await api.call('removeOperator', { id })
      toast(t('team.removed'))
    })
  const withdraw = ({ _id: id }: Invitation) =>
    run(async (api) => {
      await api.call('withdrawInvitation', { id })
      toast(t('team.withdrawn'))
    })
  return (
    <>
      {failure && <LoadFailure message={failure} onRetry={reload} />}
      {!data && !failure && <div aria-hidden="true" className="skeleton h-64" />}
      <FormFailure message={stepFailure} />
      {data && (
        <ul aria-label={t('nav.operators')} className="panel operator-rows">
          {data.operators.map((operator) => (
            <OperatorRow
              key={operator._id}
              {...{ operator, busy, now: at }}
              onRemove={() => setLeaving(operator)}
            />
          ))}
        </ul>
      )}
      {data && data.invitations.length > 0 && (
        <SheetSection id="invitations" title={t('team.invitations')}>
          <ul className="operator-rows">
            {data.invitations.map((invitation) => (
              <InvitationRow
                key={invitation._id}
                {...{ invitation, busy }}
                onWithdraw={() => withdraw(invitation)}
              />
            ))}
          </ul>
        </SheetSection>
      )}
      {data && <InviteForm />}
      {leaving && (
        <ConfirmDialog
          title={t('team.removeTitle', { name: leaving.name })}
          text={t('team.removeText')}
          action={t('team.remove')}
          onConfirm={() => remove(leaving)}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </>
  )
}

type OperatorRowProps = { operator: Operator; now: number; busy: boolean; onRemove: () => void }

function OperatorRow({ operator, now, busy, onRemove }: OperatorRowProps) {
  const { t } = useTranslation('operator')
  const { language } = usePage()
  const { _id, name, email, role, seen, self } = operator
  return (
    <li className="operator-row operator-row-wide">
      <div className="min-w-0">
        <p className="operator-row-head">
          <bdi id={`operator${_id}`} className="font-semibold">
            {name}
          </bdi>
          <span className="chip operator-chip">{t(`roles.${role}`)}</span>
          {self && (
            <span className="chip operator-chip" data-tone="good">
              {t('team.you')}
            </span>
          )}
        </p>
        <p className="operator-row-facts">
          <bdi dir="ltr">{email}</bdi>
          <span>
            {seen
              ? t('team.seen', { age: ageText(Date.parse(seen), now, language) })
              : t('team.away')}
          </span>
        </p>
      </div>
      {!self && (
        <button
          type="button"
          id={`leave${_id}`}
          aria-labelledby={`leave${_id} operator${_id}`}
          disabled={busy}
          className="button button-danger"
          onClick={onRemove}
        >
          {t('team.remove')}
        </button>
      )}
    </li>
  )
}

type InvitationRowProps = { invitation: Invitation; busy: boolean; onWithdraw: () => void }

function InvitationRow({ invitation, busy, onWithdraw }: InvitationRowProps) {
  const { t } = useTranslation('operator')
  const { language } = usePage()
  const { _id, email, role, expires, opened } = invitation
  return (
    <li className="operator-row operator-row-wide">
      <div className="min-w-0">
        <p className="operator-row-head">
          <bdi dir="ltr" id={`invited${_id}`} className="font-semibold">
            {email}
          </bdi>
          <span className="chip operator-chip">{t(`roles.${role}`)}</span>
        </p>
        <p className="operator-row-facts">
          <span>{t('team.until', { date: momentText(expires, language) })}</span>
          <span>
            {opened ? t('team.opened', { date: momentText(opened, language) }) : t('team.unopened')}
          </span>
        </p>
      </div>
      <button
        type="button"
        id={`withdraw${_id}`}
        aria-labelledby={`withdraw${_id} invited${_id}`}
        disabled={busy}
        className="button"
        onClick={onWithdraw}
      >
        {t('team.withdraw')}
      </button>
    </li>
  )
}
