import { EmergencyList } from '#web/features/emergency/emergency-list.tsx';

export const Component = () => <EmergencyList />;
