import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '#web/shell/i18n.ts'
import { Icon } from '#web/ui/icon.tsx'
import { ModalDialog } from '#web/ui/modal-dialog.tsx'
import './picture-zoom.css'

type PictureZoomProps = {
  /** See `Card.picture`. */
  pictures: string[]
  /** Which of them. */
  shown: number
  onShow: (index: number) => void
  alt: string
  title: string
  onClose: () => void
}

const steps = [1, 1.5, 2, 3, 4]
const largest = steps.length - 1
/** How far a wheel turns for one step, in pixels. */
const WHEEL_STEP = 60

/**
 * A whole picture over the window: enlarged by buttons, + and −, the wheel, or two fingers; two more
 * buttons lead to the other pictures.
 */
export default function PictureZoom(props: PictureZoomProps) {
  const { pictures, shown, onShow, alt, title, onClose } = props
  const { t } = useTranslation('catalog')
  const [step, setStep] = useState(0)
  const stage = useRef<HTMLDivElement>(null)
  const larger = () => setStep((now) => Math.min(now + 1, largest))
  const smaller = () => setStep((now) => Math.max(now - 1, 0))
  const show = (index: number) => {
    setStep(0)
    onShow((index + pictures.length) % pictures.length)
  }
  const keys: Record<string, () => void> = {
    '+': larger,
    '=': larger,
    '-': smaller,
    '0': () => setStep(0),
  }
  useEffect(() => {
    let turned = 0
    const onWheel = (event: WheelEvent) => {
      // With Shift it scrolls.
      if (event.shiftKey) return
      event.preventDefault()
      turned += event.deltaY
      if (Math.abs(turned) < WHEEL_STEP) return
      const change = turned < 0 ? 1 : -1
      turned = 0
      setStep((now) => Math.min(Math.max(now + change, 0), largest))
    }
    const element = stage.current
    // React's own listener can't keep the page from scrolling.
    element?.addEventListener('wheel', onWheel, { passive: false })
    return () => element?.removeEventListener('wheel', onWheel)
  }, [])
  const turn = (by: number, label: string) =>
    pictures.length > 1 && (
      <button type="button" className="button" aria-label={label} onClick={() => show(shown + by)}>
        <Icon name="chevron" className={by > 0 ? 'turns' : 'turns-back'} />
      </button>
    )
  return (
    <ModalDialog
      shape="wide"
      title={title}
      closeLabel={t('part.close')}
      onClose={onClose}
      footer={
        <div className="zoom-buttons">
          {turn(-1, t('part.previousPicture'))}
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
            aria-disabled={step === largest}
            aria-label={t('part.zoomIn')}
            onClick={larger}
          >
            +
          </button>
          <output className="text-soft">{Math.round(steps[step]! * 100)}%</output>
          {turn(1, t('part.nextPicture'))}
        </div>
      }
    >
      <div
        ref={stage}
        className="zoom-stage"
        tabIndex={0}
        role="group"
        aria-label={alt}
        onKeyDown={(event) => keys[event.key]?.()}
      >
        <img
          src={`${pictures[shown]}/960.webp`}
          alt={alt}
          width={960}
          height={720}
          style={{ '--zoom': steps[step] } as React.CSSProperties}
        />
      </div>
    </ModalDialog>
  )
}
