import './setup.css'

export { SeatsPicture } from './seats-picture.tsx'
export { Waves as Preview } from './waves.tsx'
