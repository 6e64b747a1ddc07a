import { useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { Banner } from '#contract/banners.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { momentText } from '#web/shell/moment-text.ts'
import { useData } from '#web/shell/members/use-data.ts'
import { useMutation } from '#web/shell/members/use-mutation.ts'
import { usePage } from '#web/shell/page.tsx'
import { useToast } from '#web/shell/toast.tsx'
import { pageOf } from '#web/ui/pages.ts'
import { useFocusAfterRender } from '#web/ui/use-focus-after-render.ts'
import { ConfirmDialog } from '../../confirm/confirm-dialog.tsx'
import { bannersData } from '../../operator-data.ts'
import { PagedRows, rowsPerPage } from '../../paged-rows.tsx'
import { AuthorLine } from '../../author-line.tsx'
import { BannerForm } from './banner-form.tsx'
import { BannerPreview } from './banner-preview.tsx'

/** Banners below the header of every page: a new one, and those that were. */
export function BannersTab() {
  const { t } = useTranslation('operator')
  const toast = useToast()
  const page = pageOf(new URLSearchParams(useLocation().search)) ?? 1
  const { data, failure, updating, reload } = useData(bannersData({ page, limit: rowsPerPage }))
  const { run, busy, failure: stepFailure } = useMutation()
  const [ending, setEnding] = useState<Banner>()
  // A form that was sent begins anew.
  const [sent, setSent] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const focusList = useFocusAfterRender(() => list.current)
  const end = ({ _id: id }: Banner) =>
    run(async (api) => {
      await api.call('endBanner', { id })
      toast(t('banners.ended'))
      focusList()
    })
  return (
    <>
      <p className="max-w-prose text-soft">{t('banners.about')}</p>
      <BannerForm
        key={sent}
        onDone={() => {
          setSent(sent + 1)
          focusList()
        }}
      />
      <PagedRows
        ref={list}
        {...{ list: data, failure, updating, reload, stepFailure }}
        label={t('settings.tabs.banners')}
        empty={{ icon: 'bell', title: t('banners.empty'), text: t('banners.emptyText') }}
        row={(banner) => (
          <BannerRow key={banner._id} {...{ banner, busy }} onEnd={() => setEnding(banner)} />
        )}
      />
      {ending && (
        <ConfirmDialog
          title={t('banners.endTitle')}
          text={t('banners.endText')}
          action={t('banners.end')}
          onConfirm={() => void end(ending)}
          onClose={() => setEnding(undefined)}
        />
      )}
    </>
  )
}

type BannerRowProps = { banner: Banner; busy: boolean; onEnd: () => void }

function BannerRow({ banner, busy, onEnd }: BannerRowProps) {
  const { t } = useTranslation('operator')
  const { language } = usePage()
  const { _id, texts, kind, link, audience, from, until, state, date, by } = banner
  return (
    <li className="operator-row">
      <p className="operator-row-head">
        <span className="chip operator-chip" data-tone={state === 'shown' ? 'good' : undefined}>
          {t(`banners.states.${state}`)}
        </span>
        <span className="text-soft">{t(`banners.audiences.${audience}`)}</span>
      </p>
      <div id={`banner${_id}`}>
        <BannerPreview {...{ kind, link }} text={texts[language]} />
      </div>
      <p className="operator-row-facts">
        <span>
          {t('banners.from')} <time dateTime={from}>{momentText(from, language)}</time>
        </span>
        {until && (
          <span>
            {t('banners.until')} <time dateTime={until}>{momentText(until, language)}</time>
          </span>
        )}
        <AuthorLine by={by} date={date} />
      </p>
      {state !== 'ended' && (
        <button
          type="button"
          id={`end${_id}`}
          disabled={busy}
          aria-labelledby={`end${_id} banner${_id}`}
          className="button button-danger justify-self-start"
          onClick={onEnd}
        >
          {t('banners.end')}
        </button>
      )}
    </li>
  )
}
