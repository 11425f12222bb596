/** Why something did not work, beside the button that was pressed. Its place is there from the start. */
export const FailureNote = ({ text }: { text: string | null }) => (
  <p role="alert" className="min-h-6 font-bold text-bad">
    {text}
  </p>
);
