import { Icon } from '#web/ui/icon.tsx'
import { useEffect, useState } from 'react'
import { usePage } from '#web/shell/page.tsx'
import { fileSize } from '#web/ui/form/file-rules.ts'

type ChosenFileProps = {
  file: File
  /** The file isn't a picture, so there is no preview. */
  unreadable?: boolean
}

/** A file chosen on this device: its preview or its name. */
export function ChosenFile({ file, unreadable = false }: ChosenFileProps) {
  const { language } = usePage()
  const address = useObjectAddress(file)
  const [broken, setBroken] = useState<string>()
  const shown = address && !unreadable && broken !== address
  return (
    <div className="chosen-file">
      {shown ? (
        <img src={address} alt="" onError={() => setBroken(address)} />
      ) : (
        <Icon name="document" />
      )}
      <span className="min-w-0">
        <bdi className="document-name">{file.name}</bdi>
        <span className="text-xs">{fileSize(file.size, language)}</span>
      </span>
    </div>
  )
}

function useObjectAddress(file: File): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!file.type.startsWith('image/')) return setAddress(undefined)
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}
