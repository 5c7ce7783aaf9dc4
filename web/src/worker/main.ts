import { expose } from 'comlink'
import { GameDesk } from './desk.ts'

expose(new GameDesk())
