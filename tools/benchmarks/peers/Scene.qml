// The scene of `lamina bench --variant translucent` with Qt Quick, for `compare-peers`.
//
//   qml Scene.qml -- WARMUP SECONDS LAYERS SIDE FOLDER
//
// The folder has a picture `N.png` for each of 24 hues. Prints "begin" after the warm-up and
// "end FRAMES SECONDS" after the measured seconds, and waits to be stopped. The animations are
// Animators, which run on Qt's render thread; their phases are not those of `lamina bench`.

import QtQuick
import QtQuick.Window

Window {
  id: window

  readonly property var options: Qt.application.arguments.slice(-5)
  readonly property int layers: options[2]
  readonly property real side: options[3]
  readonly property int columns: Math.ceil(Math.sqrt(layers * width / height))
  readonly property int rows: Math.ceil(layers / columns)
  property int frames: 0
  property double start: 0

  visible: true
  visibility: Window.FullScreen
  color: Qt.rgba(24 / 255, 32 / 255, 48 / 255, 1)
  onFrameSwapped: frames += 1

  Timer {
    interval: 1000 * window.options[0]
    running: true
    onTriggered: {
      console.log("begin")
      window.frames = 0
      window.start = Date.now()
      measured.start()
    }
  }

  Timer {
    id: measured
    interval: 1000 * window.options[1]
    onTriggered: console.log("end " + window.frames + " " + (Date.now() - window.start) / 1000)
  }

  Repeater {
    model: window.layers

    Image {
      id: layer
      required property int index
      readonly property real period: 2000 + 50 * (index % 40)
      readonly property real centerX: (index % window.columns + 0.5) * window.width / window.columns - side / 2
      readonly property real centerY: (Math.floor(index / window.columns) + 0.5) * window.height / window.rows - side / 2
      readonly property real side: window.side

      // Without a cache, each layer has a texture of its own.
      cache: false
      source: "file://" + window.options[4] + "/" + index % 24 + ".png"
      width: side
      height: side
      x: centerX
      y: centerY

      SequentialAnimation {
        running: window.width > 0
        loops: Animation.Infinite
        XAnimator {
          target: layer; from: layer.centerX - 60; to: layer.centerX + 60
          duration: layer.period / 2; easing.type: Easing.InOutSine
        }
        XAnimator {
          target: layer; from: layer.centerX + 60; to: layer.centerX - 60
          duration: layer.period / 2; easing.type: Easing.InOutSine
        }
      }
      SequentialAnimation {
        running: window.width > 0
        loops: Animation.Infinite
        YAnimator {
          target: layer; from: layer.centerY - 40; to: layer.centerY + 40
          duration: layer.period / 2; easing.type: Easing.InOutSine
        }
        YAnimator {
          target: layer; from: layer.centerY + 40; to: layer.centerY - 40
          duration: layer.period / 2; easing.type: Easing.InOutSine
        }
      }
      SequentialAnimation {
        running: true
        loops: Animation.Infinite
        OpacityAnimator {
          target: layer; from: 0.3; to: 1
          duration: 0.375 * layer.period; easing.type: Easing.InOutSine
        }
        OpacityAnimator {
          target: layer; from: 1; to: 0.3
          duration: 0.375 * layer.period; easing.type: Easing.InOutSine
        }
      }
      SequentialAnimation {
        running: true
        loops: Animation.Infinite
        ScaleAnimator {
          target: layer; from: 0.5; to: 1.5
          duration: 0.75 * layer.period; easing.type: Easing.InOutSine
        }
        ScaleAnimator {
          target: layer; from: 1.5; to: 0.5
          duration: 0.75 * layer.period; easing.type: Easing.InOutSine
        }
      }
      RotationAnimator {
        running: true
        loops: Animation.Infinite
        target: layer; from: 0; to: layer.index % 2 ? -360 : 360
        duration: 2 * layer.period
      }
    }
  }
}
