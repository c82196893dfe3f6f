import { EmergencyCard } from '#web/features/emergency/emergency-card.tsx';

export const Component = () => <EmergencyCard />;
