export { SimulatedTime as FakeTime } from '../src/bot/simulated-time.ts'
