export interface Metal {
  hi: string
  mid: string
  lo: string
}

export const ink = '#14252B'
export const marker = '#FFC61A'
export const copper = '#B9733A'
export const brass = '#D9AE57'
export const white = '#F8F6F1'
export const rubber: Metal = { hi: '#5B6A70', mid: '#36444A', lo: '#222E33' }
export const steel: Metal = { hi: '#EEF3F3', mid: '#C6D0D3', lo: '#8FA0A5' }
export const iron: Metal = { hi: '#A39A90', mid: '#7C736A', lo: '#574F49' }

export const metals: Metal[] = [
  steel,
  { hi: '#DDE3E4', mid: '#A9B6BA', lo: '#6E8086' },
  { hi: '#F1E9DC', mid: '#D2BF9D', lo: '#A88F66' },
  { hi: '#D5DBDD', mid: '#8E9CA1', lo: '#566469' },
]
export const papers = ['#ECE7DC', '#E4EBEA', '#EFE6D6', '#E6E8E1']
export const paints = ['#D9DEE0', '#B23A2E', '#2F5D7C', '#EFEBE1', '#4A585E', '#B9A98A', '#3F6B57']
export const brandColours = [
  '#C8372B',
  '#FFC61A',
  '#0B7A87',
  '#1E4E8C',
  '#E4672E',
  '#1F7A45',
  '#6B4590',
  '#3BA7C4',
  '#A9CF3A',
]
