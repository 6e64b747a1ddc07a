import { useState } from 'react'
import type { ContentKind } from '#contract/content-kinds.ts'
import type { ContentVersion } from '#contract/edit-content.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { momentText } from '#web/shell/moment-text.ts'
import { ListPageButtons } from '#web/shell/members/list-page-buttons.tsx'
import { LoadFailure } from '#web/shell/members/load-failure.tsx'
import { useData } from '#web/shell/members/use-data.ts'
import { useMutation } from '#web/shell/members/use-mutation.ts'
import { usePage } from '#web/shell/page.tsx'
import { useToast } from '#web/shell/toast.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { SheetSection } from '#web/ui/sheet-section.tsx'
import { ConfirmDialog } from '../../confirm/confirm-dialog.tsx'
import { contentVersionsData } from '../../operator-data.ts'
import { AuthorLine } from '../../author-line.tsx'
import { valuesOf, type Values } from './content-values.ts'

const pageSize = 10

type VersionHistoryProps = {
  kind: ContentKind
  id: string
  /** Whether the form has what isn't saved: an earlier text would take its place. */
  isDirty: boolean
  onTake: (values: Values) => void
  onWithdrawn: () => void
}

/** Who changed an item, when and why; a scheduled version can be withdrawn, an earlier text taken up again. */
export function VersionHistory(props: VersionHistoryProps) {
  const { kind, id, isDirty, onTake, onWithdrawn } = props
  const { t } = useTranslation('operator')
  const toast = useToast()
  const [page, setPage] = useState(1)
  const query = contentVersionsData({ kind, id, page, limit: pageSize })
  const { data, failure, updating, reload } = useData(query)
  const { run, busy, failure: stepFailure } = useMutation()
  const [withdrawing, setWithdrawing] = useState<ContentVersion>()
  const [replacing, setReplacing] = useState<ContentVersion>()
  const withdraw = ({ _id }: ContentVersion) =>
    run(async (api) => {
      await api.call('withdrawContentVersion', { id: _id })
      toast(t('content.withdrawnDone'))
      reload()
      onWithdrawn()
    })
  const take = ({ _id }: ContentVersion) =>
    run(async (api) => {
      const { content } = await api.call('getContentVersion', { id: _id })
      onTake(valuesOf(content))
    })
  return (
    <SheetSection id="history" title={t('rules.history')}>
      {failure && <LoadFailure message={failure} onRetry={reload} />}
      <FormFailure message={stepFailure} />
      {!data && !failure && <div aria-hidden="true" className="skeleton h-16" />}
      {data?.items.length === 0 && <p className="text-soft">{t('rules.noHistory')}</p>}
      {data && data.items.length > 0 && (
        <ul aria-label={t('rules.history')} aria-busy={updating} className="operator-rows">
          {data.items.map((version) => (
            <VersionRow
              key={version._id}
              {...{ version, busy }}
              onTake={() => (isDirty ? setReplacing(version) : void take(version))}
              onWithdraw={() => setWithdrawing(version)}
            />
          ))}
        </ul>
      )}
      <ListPageButtons
        page={page}
        pages={Math.ceil((data?.total ?? 0) / pageSize)}
        onPage={setPage}
      />
      {replacing && (
        <ConfirmDialog
          title={t('content.takeTitle')}
          text={t('content.notSaved')}
          action={t('content.take')}
          onConfirm={() => void take(replacing)}
          onClose={() => setReplacing(undefined)}
        />
      )}
      {withdrawing && (
        <ConfirmDialog
          title={t('content.withdrawTitle')}
          text={t('content.withdrawText')}
          action={t('content.withdraw')}
          onConfirm={() => void withdraw(withdrawing)}
          onClose={() => setWithdrawing(undefined)}
        />
      )}
    </SheetSection>
  )
}

type VersionRowProps = {
  version: ContentVersion
  busy: boolean
  onTake: () => void
  onWithdraw: () => void
}

function VersionRow({ version, busy, onTake, onWithdraw }: VersionRowProps) {
  const { t } = useTranslation('operator')
  const { language } = usePage()
  const { _id: id, step, state, from, aspects, reason, date, by } = version
  const names = new Intl.DisplayNames(language, { type: 'language' })
  const changed = aspects.map((each) =>
    each === 'facts' ? t('content.facts') : (names.of(each) ?? each),
  )
  const button = (key: 'take' | 'withdraw', onClick: () => void) => (
    <button
      type="button"
      id={`${key}${id}`}
      disabled={busy}
      aria-labelledby={`${key}${id} version${id}`}
      className="button"
      onClick={onClick}
    >
      {t(`content.${key}`)}
    </button>
  )
  return (
    <li className="operator-row">
      <p className="operator-row-head">
        <span id={`version${id}`} className="font-semibold">
          {t(`content.versionSteps.${step}`)}
        </span>
        <span className="chip operator-chip" data-tone={state === 'in_force' ? 'good' : undefined}>
          {t(`content.versionStates.${state}`)}
        </span>
        {changed.length > 0 && (
          <span className="text-soft">{new Intl.ListFormat(language).format(changed)}</span>
        )}
      </p>
      <p className="operator-row-facts">
        <span>
          {t('content.fromMoment')} <time dateTime={from}>{momentText(from, language)}</time>
        </span>
        <AuthorLine by={by} date={date} />
      </p>
      <p className="operator-row-text">
        <bdi>{reason}</bdi>
      </p>
      <div className="operator-actions">
        {step === 'saved' && button('take', onTake)}
        {state === 'scheduled' && button('withdraw', onWithdraw)}
      </div>
    </li>
  )
}
