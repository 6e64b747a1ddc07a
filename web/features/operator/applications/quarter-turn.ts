const QUALITY = 0.92

/** The picture at a `data:` address, turned clockwise: unlike one that a style turns, all of it can be scrolled to. */
export async function quarterTurn(address: string): Promise<string> {
  const picture = new Image()
  picture.src = address
  await picture.decode()
  const { naturalWidth: width, naturalHeight: height } = picture
  const canvas = document.createElement('canvas')
  canvas.width = height
  canvas.height = width
  const pen = canvas.getContext('2d')!
  pen.translate(height, 0)
  pen.rotate(Math.PI / 2)
  pen.drawImage(picture, 0, 0)
  return canvas.toDataURL('image/jpeg', QUALITY)
}
