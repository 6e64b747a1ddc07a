import { useState } from 'react'
import { useTranslation } from '#web/shell/i18n.ts'
import { ModalDialog } from '#web/ui/modal-dialog.tsx'
import './picture-zoom.css'

type PictureZoomProps = { picture: string; alt: string; title: string; onClose: () => void }

const steps = [1, 1.5, 2, 3, 4]

/** The picture over the whole window: zoomed by buttons, by + and −, or with two fingers. */
export default function PictureZoom({ picture, alt, title, onClose }: PictureZoomProps) {
  const { t } = useTranslation('catalog')
  const [step, setStep] = useState(0)
  const larger = () => setStep((now) => Math.min(now + 1, steps.length - 1))
  const smaller = () => setStep((now) => Math.max(now - 1, 0))
  const keys: Record<string, () => void> = {
    '+': larger,
    '=': larger,
    '-': smaller,
    '0': () => setStep(0),
  }
  return (
    <ModalDialog
      shape="wide"
      title={title}
      closeLabel={t('part.close')}
      onClose={onClose}
      footer={
        <div className="zoom-buttons">
          <button
            type="button"
            className="button"
            aria-disabled={step === 0}
            aria-label={t('part.zoomOut')}
            onClick={smaller}
          >
            −
          </button>
          <button type="button" className="button" onClick={() => setStep(0)}>
            {t('part.zoomReset')}
          </button>
          <button
            type="button"
            className="button"
            aria-disabled={step === steps.length - 1}
            aria-label={t('part.zoomIn')}
            onClick={larger}
          >
            +
          </button>
          <output className="text-soft">{Math.round(steps[step]! * 100)}%</output>
        </div>
      }
    >
      <div
        className="zoom-stage"
        tabIndex={0}
        role="group"
        aria-label={alt}
        onKeyDown={(event) => keys[event.key]?.()}
      >
        <img
          src={`${picture}/960.webp`}
          alt={alt}
          width={960}
          height={720}
          style={{ '--zoom': steps[step] } as React.CSSProperties}
        />
      </div>
    </ModalDialog>
  )
}
