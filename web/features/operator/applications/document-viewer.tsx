import { useEffect, useState } from 'react'
import type { ReplyOf } from '#contract/api.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { fetchPrivateFile, saveFile, toDataAddress } from '#web/shell/members/private-file.ts'
import { useMutation } from '#web/shell/members/use-mutation.ts'
import { usePage } from '#web/shell/page.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { quarterTurn } from './quarter-turn.ts'

type Application = ReplyOf<'getApplication'>
type Opened = { content: Blob; address: string; isPicture: boolean }

/** A document, fetched when the operator opens it: every look is in the audit log. */
export function DocumentViewer({ document }: { document: Application['documents'][number] }) {
  const { t } = useTranslation('operator')
  const { language } = usePage()
  const { run, busy, failure } = useMutation()
  const [opened, setOpened] = useState<Opened>()
  const open = () =>
    run(async () => {
      const content = await fetchPrivateFile(document.url, language)
      const isPicture = content.type.startsWith('image/')
      const address = isPicture ? await toDataAddress(content) : URL.createObjectURL(content)
      setOpened({ content, address, isPicture })
    })
  useEffect(
    () => () => {
      if (opened && !opened.isPicture) URL.revokeObjectURL(opened.address)
    },
    [opened],
  )
  return (
    <div className="application-document">
      <p className="operator-row-head">
        <strong>{t(`application.fields.${document.field}`)}</strong>
        <bdi className="text-sm text-soft">{document.name}</bdi>
      </p>
      <FormFailure message={failure} />
      {opened?.isPicture && <PictureViewer address={opened.address} label={document.name} />}
      <div className="operator-actions">
        {!opened && (
          <button type="button" disabled={busy} className="button" onClick={open}>
            {busy ? t('application.opening') : t('application.open')}
          </button>
        )}
        {opened && !opened.isPicture && (
          <a href={opened.address} target="_blank" rel="noreferrer" className="button">
            {t('application.openPdf')}
          </a>
        )}
        {opened && (
          <button
            type="button"
            className="button"
            onClick={() => saveFile(opened.content, document.name)}
          >
            {t('application.save')}
          </button>
        )}
      </div>
    </div>
  )
}

const zooms = [1, 1.5, 2, 3, 4]

/** A picture that can be enlarged and turned; what is larger than its frame is scrolled. */
function PictureViewer({ address, label }: { address: string; label: string }) {
  const { t } = useTranslation('operator')
  const [zoom, setZoom] = useState(0)
  const [turned, setTurned] = useState(address)
  return (
    <>
      <div className="operator-actions">
        <button
          type="button"
          className="button"
          disabled={zoom === zooms.length - 1}
          onClick={() => setZoom(zoom + 1)}
        >
          {t('application.larger')}
        </button>
        <button
          type="button"
          className="button"
          disabled={zoom === 0}
          onClick={() => setZoom(zoom - 1)}
        >
          {t('application.smaller')}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => void quarterTurn(turned).then(setTurned)}
        >
          {t('application.rotate')}
        </button>
      </div>
      <div
        // Scrolled by keys as well.
        tabIndex={0}
        role="group"
        aria-label={label}
        className="application-picture"
      >
        <img src={turned} alt={label} style={{ inlineSize: `${zooms[zoom]! * 100}%` }} />
      </div>
    </>
  )
}
