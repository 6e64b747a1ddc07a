/** A part of a picture in its own pixels, after rotation. */
export type Cut = { x: number; y: number; width: number; height: number; turn: Turn }
/** Clockwise, in degrees. */
export type Turn = 0 | 90 | 180 | 270

type Size = { width: number; height: number }

/** Pictures of parts are 4:3, and never larger than this. */
const shape = 4 / 3
const largest = { width: 1600, height: 1200 }
/** Below this size a part isn't recognisable. */
const smallest = 300

/** The centre of a picture in its full height or width. */
export function middleCut({ width, height }: Size): Cut {
  const wide = width / height > shape
  const cut = wide ? { width: height * shape, height } : { width, height: width / shape }
  return { ...cut, x: (width - cut.width) / 2, y: (height - cut.height) / 2, turn: 0 }
}

/** The output size of a cut; never larger than the original. */
export function sizeOf(cut: Size): Size {
  const scale = Math.min(1, largest.width / cut.width, largest.height / cut.height)
  return { width: Math.round(cut.width * scale), height: Math.round(cut.height * scale) }
}

export const isTooSmall = ({ width, height }: Size) => Math.min(width, height) < smallest

/** A picture that can't be used, and why. */
export class PictureError extends Error {
  readonly problem: 'broken' | 'small'

  constructor(problem: 'broken' | 'small') {
    super(problem)
    this.problem = problem
  }
}

/**
 * The content of a file, cropped to 4:3 as a JPEG. Redrawing also applies the orientation and
 * removes the metadata. Rejects with a `PictureError`.
 */
export async function cutPicture(source: Blob, name: string, wanted?: Cut): Promise<File> {
  const bitmap = await createImageBitmap(source).catch(() => {
    throw new PictureError('broken')
  })
  try {
    if (isTooSmall(bitmap)) throw new PictureError('small')
    const cut = wanted ?? middleCut(bitmap)
    const { width, height } = sizeOf(cut)
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width, height })
    const paper = canvas.getContext('2d')
    if (!paper) throw new PictureError('broken')
    // Transparent areas would become black in a JPEG.
    paper.fillStyle = '#fff'
    paper.fillRect(0, 0, width, height)
    paper.imageSmoothingQuality = 'high'
    paper.scale(width / cut.width, height / cut.height)
    paper.translate(-cut.x, -cut.y)
    turnPaper(paper, bitmap, cut.turn)
    paper.drawImage(bitmap, 0, 0)
    return new File([await toJpeg(canvas)], `${name.replace(/\.\w+$/, '')}.jpg`, {
      type: 'image/jpeg',
    })
  } finally {
    bitmap.close()
  }
}

function turnPaper(paper: CanvasRenderingContext2D, { width, height }: Size, turn: Turn) {
  const across = turn === 90 || turn === 270
  const turned = across ? { width: height, height: width } : { width, height }
  paper.translate(turned.width / 2, turned.height / 2)
  paper.rotate((turn * Math.PI) / 180)
  paper.translate(-width / 2, -height / 2)
}

const toJpeg = (canvas: HTMLCanvasElement) =>
  new Promise<Blob>((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new PictureError('broken'))),
      'image/jpeg',
      0.9,
    ),
  )
