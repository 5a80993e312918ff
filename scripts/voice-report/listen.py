"""Listens to recordings by machine. Run by `npm run voice:report`; docs/speech.md says how to install what it needs.

    python3 listen.py MODEL < recordings.json

MODEL is a Whisper model: the name of a published one, which is downloaded at first, or a folder with one in the
CTranslate2 format. recordings.json is a list of paths. Prints one line of JSON for each.
"""
import json
import sys

NEEDED = "python3 -m pip install faster-whisper speechmos librosa"
RATE = 16000

try:
    import librosa
    import numpy as np
    import scipy.signal
    from faster_whisper import WhisperModel
    from speechmos import dnsmos
except ImportError as missing:
    sys.exit(f"{missing.name} is not installed for {sys.executable}. Install what the report needs: {NEEDED}")

# Shorter silences are closed lips within words.
SHORTEST_PAUSE = 0.12
STEP = 0.01


def loudness(sound, rate):
    """Integrated loudness in LUFS of one channel (ITU-R BS.1770-4): K-weighted, gated at -70 and at 10 below."""
    if rate != 48000:
        sound = librosa.resample(sound, orig_sr=rate, target_sr=48000)
    shelf = ([1.53512485958697, -2.69169618940638, 1.19839281085285], [1.0, -1.69065929318241, 0.73248077421585])
    high_pass = ([1.0, -2.0, 1.0], [1.0, -1.99004745483398, 0.99007225036621])
    weighted = scipy.signal.lfilter(*high_pass, scipy.signal.lfilter(*shelf, sound))
    block, hop = int(0.4 * 48000), int(0.1 * 48000)
    blocks = [weighted[at:at + block] for at in range(0, max(1, len(weighted) - block + 1), hop)]
    power = np.array([np.mean(each ** 2) for each in blocks]) + 1e-12
    level = lambda values: -0.691 + 10 * np.log10(np.mean(values))
    heard = power[-0.691 + 10 * np.log10(power) > -70]
    if len(heard) == 0:
        return -70.0
    return float(level(heard[-0.691 + 10 * np.log10(heard) > level(heard) - 10]))


def true_peak(sound):
    """The highest level between the samples too, in dB relative to full scale: four times oversampled."""
    return float(20 * np.log10(max(1e-6, np.abs(scipy.signal.resample_poly(sound, 4, 1)).max())))


def pauses(sound, rate):
    """Where nobody speaks, in seconds: 40 dB below the loud parts, ends included."""
    step = int(rate * STEP)
    power = np.array([np.sqrt(np.mean(sound[at:at + step] ** 2)) for at in range(0, len(sound) - step + 1, step)])
    quiet = power < np.percentile(power, 90) * 0.01
    edges = np.flatnonzero(np.diff(np.concatenate([[0], quiet.astype(int), [0]])))
    spans = [(float(begin * STEP), float(end * STEP)) for begin, end in zip(edges[::2], edges[1::2])]
    return [span for span in spans if span[1] - span[0] >= SHORTEST_PAUSE]


def main(model):
    try:
        ear = WhisperModel(model, device="cpu", compute_type="int8")
    except Exception as problem:  # It raises many kinds: no connection, no such folder, another format.
        sys.exit(f"The Whisper model {model} could not be opened: {problem}")
    for path in json.load(sys.stdin):
        played, rate = librosa.load(path, sr=None, mono=True)
        sound = librosa.resample(played, orig_sr=rate, target_sr=RATE)
        segments, _ = ear.transcribe(
            sound, language="en", beam_size=5, word_timestamps=True, condition_on_previous_text=False
        )
        words = [word for segment in segments for word in segment.words]
        quality = dnsmos.run(sound / max(1e-9, np.abs(sound).max()) * 0.7, sr=RATE)
        print(json.dumps({
            "words": [{"text": word.word.strip(), "startMs": word.start * 1000} for word in words],
            "overall": float(quality["ovrl_mos"]),
            "signal": float(quality["sig_mos"]),
            "loudness": loudness(played, rate),
            "peak": true_peak(played),
            "pauses": pauses(played, rate),
            "seconds": len(played) / rate,
        }), flush=True)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(sys.argv[1])
