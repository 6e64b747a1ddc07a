import { grown } from './grown.ts'

/**
 * Texts numbered from 1 in the order in which they come. They lie in typed arrays, so that millions of them
 * are nothing that the collector looks at, and take about 30 bytes each besides their own; a `Map` takes four
 * times that, and ends at 16.7 million.
 */
export class TextNumbers {
  /** One more than the last number. */
  end = 1
  private bytes = new Uint8Array(16_384)
  /** Where each text begins; the next one begins where it ends. */
  private starts = new Uint32Array(1024)
  private hashes = new Uint32Array(1024)
  /** Numbers by hash, the next free place being taken where one is taken; half of them are free. */
  private places = new Uint32Array(2048)
  // Nobody can know beforehand which texts come to the same place.
  private readonly seed = Math.random() * 2 ** 32
  private readonly factor = (Math.random() * 2 ** 32) | 1

  /** The number of a text; 0 where it has none. */
  of(text: string): number {
    const bytes = bytesOf(text)
    return this.places[this.placeOf(bytes, this.hashOf(bytes))]!
  }

  /** The number of a text, a new one if need be; throws `RangeError` beyond 4 GB of texts. */
  add(text: string): number {
    const bytes = bytesOf(text)
    const hash = this.hashOf(bytes)
    const known = this.places[this.placeOf(bytes, hash)]!
    if (known > 0) return known
    const start = this.starts[this.end]!
    const end = start + bytes.length
    if (end >= 2 ** 32) throw new RangeError('No room for further texts')
    this.reserve(end)
    for (let at = 0; at < bytes.length; at++) this.bytes[start + at] = bytes.charCodeAt(at)
    this.hashes[this.end] = hash
    this.starts[this.end + 1] = end
    this.places[this.placeOf(bytes, hash)] = this.end
    return this.end++
  }

  /** Where the text is, or the free place that it would take. */
  private placeOf(bytes: string, hash: number): number {
    const { places, hashes } = this
    const last = places.length - 1
    let place = hash & last
    for (let no = places[place]!; no > 0; no = places[place]!) {
      if (hashes[no] === hash && this.isText(no, bytes)) break
      place = (place + 1) & last
    }
    return place
  }

  private isText(no: number, bytes: string): boolean {
    const start = this.starts[no]!
    if (this.starts[no + 1]! - start !== bytes.length) return false
    for (let at = 0; at < bytes.length; at++)
      if (this.bytes[start + at] !== bytes.charCodeAt(at)) return false
    return true
  }

  private hashOf(bytes: string): number {
    let hash = this.seed | 0
    for (let at = 0; at < bytes.length; at++) {
      hash = Math.imul(hash ^ bytes.charCodeAt(at), this.factor)
      hash ^= hash >>> 15
    }
    hash = Math.imul(hash, 0x9e3779b1)
    return (hash ^ (hash >>> 16)) >>> 0
  }

  private reserve(bytes: number): void {
    if (bytes > this.bytes.length) {
      const size = Math.max(bytes, Math.ceil(this.bytes.length * 1.5))
      this.bytes = grown(this.bytes, new Uint8Array(size))
    }
    if (this.end + 1 < this.starts.length) return
    const size = this.starts.length * 2
    this.starts = grown(this.starts, new Uint32Array(size))
    this.hashes = grown(this.hashes, new Uint32Array(size))
    const places = new Uint32Array(size * 2)
    const last = places.length - 1
    for (let no = 1; no < this.end; no++) {
      let place = this.hashes[no]! & last
      while (places[place]! > 0) place = (place + 1) & last
      places[place] = no
    }
    this.places = places
  }
}

/** A text as its bytes in UTF-8, one character each. */
function bytesOf(text: string): string {
  for (let at = 0; at < text.length; at++)
    if (text.charCodeAt(at) > 127) return Buffer.from(text).toString('latin1')
  return text
}
