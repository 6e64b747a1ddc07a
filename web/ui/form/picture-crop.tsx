import { useEffect, useId, useRef, useState } from 'react'
import Cropper from 'react-easy-crop'
import { ModalDialog } from '../modal-dialog.tsx'
import type { Cut, Turn } from './picture-cut.ts'
import 'react-easy-crop/react-easy-crop.css'

export type PictureCropTexts = {
  cropTitle: string
  cropHint: string
  zoom: string
  turn: string
  cut: string
  cancel: string
  close: string
}

type PictureCropProps = {
  source: Blob
  texts: PictureCropTexts
  onCut: (cut: Cut) => Promise<void>
  onClose: () => void
}

const start = { x: 0, y: 0 }

/** Selects the visible part of a picture: by mouse, touch, or arrow keys and the slider. */
export default function PictureCrop({ source, texts, onCut, onClose }: PictureCropProps) {
  const id = useId()
  const address = useAddress(source)
  const [place, setPlace] = useState(start)
  const [zoom, setZoom] = useState(1)
  const [turn, setTurn] = useState<Turn>(0)
  const [busy, setBusy] = useState(false)
  const area = useRef<Omit<Cut, 'turn'>>(undefined)

  const cut = async (dialog: HTMLDialogElement | null) => {
    if (!area.current || busy) return
    setBusy(true)
    await onCut({ ...area.current, turn }).finally(() => dialog?.close())
  }
  return (
    <ModalDialog
      shape="wide"
      title={texts.cropTitle}
      closeLabel={texts.close}
      onClose={onClose}
      footer={
        <div className="crop-foot">
          <label htmlFor={id} className="field-label">
            {texts.zoom}
          </label>
          <input
            {...{ id }}
            type="range"
            min={1}
            max={4}
            step={0.05}
            value={zoom}
            onChange={(event) => setZoom(Number(event.target.value))}
          />
          <button
            type="button"
            className="button"
            onClick={() => {
              setTurn(((turn + 90) % 360) as Turn)
              setPlace(start)
            }}
          >
            {texts.turn}
          </button>
          <button
            type="button"
            className="button button-primary"
            disabled={busy}
            onClick={(event) => void cut(event.currentTarget.closest('dialog'))}
          >
            {texts.cut}
          </button>
          <button
            type="button"
            className="button"
            onClick={(event) => event.currentTarget.closest('dialog')?.close()}
          >
            {texts.cancel}
          </button>
        </div>
      }
    >
      <p className="crop-hint">{texts.cropHint}</p>
      {/* Positions are counted from the left in every language. */}
      <div className="crop-frame" dir="ltr">
        {address && (
          <Cropper
            image={address}
            aspect={4 / 3}
            crop={place}
            zoom={zoom}
            maxZoom={4}
            rotation={turn}
            onCropChange={setPlace}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => {
              area.current = pixels
            }}
            cropperProps={{ 'aria-label': texts.cropHint, role: 'group' }}
            disableAutomaticStylesInjection
          />
        )}
      </div>
    </ModalDialog>
  )
}

function useAddress(source: Blob): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(source)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [source])
  return address
}
